import type { Brand } from '@/lib/brand/brand';
import { pageDisclosures } from '@/lib/compliance/page-disclosures';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Page } from '@/lib/page/page';
import styles from './disclosures.module.css';

interface DisclosuresProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly messages: UiMessages;
}

/** Always open and readable (compliance M-10, M-13). */
export function Disclosures({ brand, page, messages }: DisclosuresProps) {
  return (
    <section className={styles.disclosures} aria-labelledby="disclosures" data-block-id="disclosures" data-safe-text="">
      <div className={styles.inner}>
        <h2 id="disclosures" className={styles.heading}>
          {messages.disclosures.heading}
        </h2>
        {pageDisclosures(brand, page).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
