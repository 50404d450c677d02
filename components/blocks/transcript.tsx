import type { Block } from '@/lib/page/block';
import type { UiMessages } from '@/lib/copy/ui-messages';
import styles from './chat.module.css';

interface TranscriptProps {
  readonly block: Extract<Block, { kind: 'chat' }>;
  readonly messages: UiMessages['pages'];
}

/** Plain text from the start: nobody pretends to type (compliance 7d, T-05). */
export function Transcript({ block, messages }: TranscriptProps) {
  return (
    <div className={styles.log} role="log" aria-label={messages.conversation}>
      <p className={styles.speaker}>{messages.assistant}</p>
      {block.bubbles.map((bubble) => (
        <p key={bubble} className={styles.bubble}>
          {bubble}
        </p>
      ))}
    </div>
  );
}
