import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Page } from '@/lib/page/page';
import { buildTone } from '@/components/ui/tone';
import { CallButton } from './call-button';
import { CallNote } from './call-note';
import { HeadEdge } from './head-edge';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly messages: UiMessages;
  /** Below the qualifier. */
  readonly children?: ReactNode;
}

/** Low enough to show the page's list on the first screen. */
export function PageHead({ brand, page, messages, children }: PageHeadProps) {
  return (
    <section className={styles.head} {...buildTone(brand.theme, 'head')} data-block-id="head">
      <div className={styles.inner}>
        <div className={styles.words} data-part="words">
          <h1>{page.headline}</h1>
          <p className={styles.qualifier}>{page.subheadline}</p>
          {children}
          {page.leadsWith === 'call' && (
            <div className={styles.call}>
              <CallButton brand={brand} messages={messages} location="hero" />
              <CallNote brand={brand} language={page.language} messages={messages} />
            </div>
          )}
        </div>
      </div>
      <HeadEdge theme={brand.theme} />
    </section>
  );
}
