import type { UiWords } from '@/lib/copy/ui-words';
import styles from './strip.module.css';

interface StripProps {
  readonly says: 'advertisement' | 'preview' | 'test';
  readonly words: UiWords['pages'];
}

/** Before the headline: what the page is (compliance V-01). */
export function Strip({ says, words }: StripProps) {
  return (
    <div className={styles.strip} data-says={says}>
      <p>{words[says]}</p>
    </div>
  );
}
