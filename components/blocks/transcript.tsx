import type { Block } from '@/lib/page/block';
import type { UiWords } from '@/lib/copy/ui-words';
import styles from './chat.module.css';

interface TranscriptProps {
  readonly block: Extract<Block, { kind: 'chat' }>;
  readonly words: UiWords['pages'];
}

/** Plain text from the start: nobody pretends to type (compliance 7d, T-05). */
export function Transcript({ block, words }: TranscriptProps) {
  return (
    <div className={styles.log} role="log" aria-label={words.conversation}>
      <p className={styles.speaker}>{words.assistant}</p>
      {block.bubbles.map((bubble) => (
        <p key={bubble} className={styles.bubble}>
          {bubble}
        </p>
      ))}
    </div>
  );
}
