import type { Brand } from '@/lib/brand/brand';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Page } from '@/lib/page/page';
import button from '@/components/ui/button.module.css';
import styles from './ad-list.module.css';
import { CallButton } from './call-button';
import { CallNote } from './call-note';

interface AdListHelpProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly messages: UiMessages;
}

/** What helps where ads leave room. */
export function AdListHelp({ brand, page, messages }: AdListHelpProps) {
  const { language } = page;
  return (
    <div className={styles.help}>
      <p className={styles.who}>{brand.phone.answeredBy[language]}</p>
      <p data-when="empty">{messages.ads.empty}</p>
      <p data-when="opted-out">{messages.ads.optedOut}</p>
      <div className={styles.ways}>
        <CallButton brand={brand} messages={messages} location="ad-list" />
        {page.form && (
          <a className={`${button.secondary} ${styles.form}`} href="#start">
            {messages.form.start}
          </a>
        )}
      </div>
      <CallNote brand={brand} language={language} messages={messages} />
    </div>
  );
}
