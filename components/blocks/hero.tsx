import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Page } from '@/lib/page/page';
import { buildTone } from '@/components/ui/tone';
import { CallButton } from './call-button';
import { CallNote } from './call-note';
import { HeadEdge } from './head-edge';
import styles from './hero.module.css';
import { Illustration } from './illustration';

interface HeroProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly messages: UiMessages;
  readonly form: ReactNode | undefined;
}

/** Headline, qualifier and first question; on call pages the number comes before the question. */
export function Hero({ brand, page, messages, form }: HeroProps) {
  const { language } = page;
  const isCallPage = page.template === 'call';
  return (
    <section className={styles.hero} {...buildTone(brand.theme, 'head')} data-block-id="hero">
      <div className={styles.inner}>
        <div className={styles.words} data-part="words">
          <h1 className={styles.headline}>{page.headline}</h1>
          <p className={styles.qualifier}>{page.subheadline}</p>
          {(isCallPage || page.leadsWith === 'call') && (
            <div className={styles.call} data-large={isCallPage || undefined}>
              <CallButton brand={brand} messages={messages} location="hero" />
              <CallNote brand={brand} language={language} messages={messages} />
            </div>
          )}
        </div>
        {form && (
          <div className={styles.form} data-part="form">
            {form}
          </div>
        )}
        {page.image && (
          <div className={styles.picture} data-part="picture">
            <Illustration name={page.image} />
          </div>
        )}
      </div>
      <HeadEdge theme={brand.theme} />
    </section>
  );
}
