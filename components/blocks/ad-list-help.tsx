import type { Brand } from '@/lib/brand/brand';
import type { UiWords } from '@/lib/copy/ui-words';
import type { Page } from '@/lib/page/page';
import button from '@/components/ui/button.module.css';
import styles from './ad-list.module.css';
import { CallButton } from './call-button';
import { CallNote } from './call-note';

interface AdListHelpProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly words: UiWords;
}

/** What helps where ads leave room. */
export function AdListHelp({ brand, page, words }: AdListHelpProps) {
  const { language } = page;
  return (
    <div className={styles.help}>
      <p className={styles.who}>{brand.phone.answeredBy[language]}</p>
      <p data-when="empty">{words.ads.empty}</p>
      <p data-when="opted-out">{words.ads.optedOut}</p>
      <div className={styles.ways}>
        <CallButton brand={brand} words={words} location="ad-list" />
        {page.form && (
          <a className={`${button.secondary} ${styles.form}`} href="#start">
            {words.form.start}
          </a>
        )}
      </div>
      <CallNote brand={brand} language={language} words={words} />
    </div>
  );
}
