import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import type { UiWords } from '@/lib/copy/ui-words';
import type { Page } from '@/lib/page/page';
import { CallLink } from '@/components/ui/call-link';
import { Icon } from '@/components/ui/icon';
import button from '@/components/ui/button.module.css';
import { CallNote } from './call-note';
import styles from './page-head.module.css';
import { Swell } from './swell';

interface PageHeadProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly words: UiWords;
  /** Below the qualifier. */
  readonly children?: ReactNode;
}

/** Low enough to show the page's list on the first screen. */
export function PageHead({ brand, page, words, children }: PageHeadProps) {
  return (
    <section
      className={styles.head}
      data-tone={brand.theme.layout === 'hard' ? 'inverse' : undefined}
      data-block-id="head"
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{page.headline}</h1>
          <p className={styles.qualifier}>{page.subheadline}</p>
          {children}
          {page.leadsWith === 'call' && (
            <div className={styles.call}>
              <CallLink
                className={button.primary}
                number={brand.phone.number.value}
                location="hero"
                label={words.call.button}
                icon={<Icon name="phone" />}
              />
              <CallNote brand={brand} language={page.language ?? 'english'} words={words} />
            </div>
          )}
        </div>
      </div>
      {brand.theme.layout === 'ruled' && <Swell />}
    </section>
  );
}
