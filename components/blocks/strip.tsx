import type { UiMessages } from '@/lib/copy/ui-messages';
import styles from './strip.module.css';

interface StripProps {
  readonly says: 'advertisement' | 'preview' | 'test';
  readonly messages: UiMessages['pages'];
}

/** Before the headline: what the page is (compliance V-01). */
export function Strip({ says, messages }: StripProps) {
  return (
    <div className={styles.strip} data-says={says}>
      <p>{messages[says]}</p>
    </div>
  );
}
