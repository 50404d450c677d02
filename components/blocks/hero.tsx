import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import type { UiWords } from '@/lib/copy/ui-words';
import type { Page } from '@/lib/page/page';
import { CallLink } from '@/components/ui/call-link';
import { Icon } from '@/components/ui/icon';
import button from '@/components/ui/button.module.css';
import { CallNote } from './call-note';
import styles from './hero.module.css';
import { Illustration } from './illustration';
import { Swell } from './swell';

interface HeroProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly words: UiWords;
  readonly form: ReactNode | undefined;
}

/** Headline, qualifier and first question; on call pages the number comes before the question. */
export function Hero({ brand, page, words, form }: HeroProps) {
  const language = page.language ?? 'english';
  const isCallPage = page.template === 'call';
  return (
    <section
      className={styles.hero}
      data-tone={brand.theme.layout === 'hard' ? 'inverse' : undefined}
      data-block-id="hero"
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{page.headline}</h1>
          <p className={styles.qualifier}>{page.subheadline}</p>
          {(isCallPage || page.leadsWith === 'call') && (
            <div className={styles.call} data-large={isCallPage || undefined}>
              <CallLink
                className={button.primary}
                number={brand.phone.number.value}
                location="hero"
                label={words.call.button}
                icon={<Icon name="phone" />}
              />
              <CallNote brand={brand} language={language} words={words} />
            </div>
          )}
        </div>
        {form && <div className={styles.form}>{form}</div>}
        {page.image && (
          <div className={styles.picture} data-part="picture">
            <Illustration name={page.image} />
          </div>
        )}
      </div>
      {brand.theme.layout === 'ruled' && <Swell />}
    </section>
  );
}
