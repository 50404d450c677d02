import type { UiWords } from '@/lib/copy/ui-words';
import styles from './strip.module.css';

interface StripProps {
  /** Which of the words stands in it. */
  readonly says: 'advertisement' | 'preview' | 'test';
  readonly words: UiWords['pages'];
}

/** The first thing of a page, before its headline: what the page is, in plain words (compliance V-01). */
export function Strip({ says, words }: StripProps) {
  return (
    <div className={styles.strip} data-says={says}>
      <p>{words[says]}</p>
    </div>
  );
}
