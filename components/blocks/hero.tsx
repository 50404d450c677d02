import type { CSSProperties, ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Page } from '@/lib/page/page';
import { buildTone } from '@/components/ui/tone';
import { CallButton } from './call-button';
import { CallNote } from './call-note';
import { HeadEdge } from './head-edge';
import styles from './hero.module.css';
import { HeroPicture } from './illustration';
import { TpmoNotice } from './tpmo-notice';

interface HeroProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly messages: UiMessages;
  readonly form: ReactNode | undefined;
  /** Small print that belongs to the headline. */
  readonly note?: ReactNode;
  /** What stands between the headline and the question. */
  readonly children?: ReactNode;
}

/** The headline is set as large as its letters allow on two lines. */
function sizeHeadline({ length }: string): CSSProperties {
  return { '--characters': length } as CSSProperties;
}

/**
 * The first screen of every page that asks: picture, headline, one sentence and the first question with its button, all
 * in view on a phone of 390 by 664 (`tests/e2e/first-screen.spec.ts`). On call pages the number comes before the
 * question.
 */
export function Hero({ brand, page, messages, form, note, children }: HeroProps) {
  const { language, template } = page;
  const isCallPage = template === 'call';
  const leadsWithCall = isCallPage || page.leadsWith === 'call';
  // Below a question: that comes first on the first screen.
  const notice = (leadsWithCall || template === 'chat') && <TpmoNotice brand={brand} language={language} />;
  return (
    <section className={styles.hero} {...buildTone(brand.theme, 'head')} data-block-id="hero" data-kind={template}>
      <div className={styles.inner}>
        <div className={styles.words} data-part="words">
          <h1 className={styles.headline} style={sizeHeadline(page.headline)}>
            {page.headline}
          </h1>
          <p className={styles.qualifier}>{page.subheadline}</p>
          {note && <p className={styles.note}>{note}</p>}
          {leadsWithCall && (
            <div className={styles.call} data-large={isCallPage || undefined}>
              <CallButton brand={brand} messages={messages} location="hero" />
              <CallNote brand={brand} language={language} messages={messages} />
              {!form && notice}
            </div>
          )}
        </div>
        {(form || children) && (
          <div className={styles.form} data-part="form">
            {children}
            {form}
            {notice}
          </div>
        )}
        <div className={styles.picture} data-part="picture">
          <HeroPicture name={page.image ?? brand.theme.scene} />
        </div>
      </div>
      <HeadEdge theme={brand.theme} />
    </section>
  );
}
