import type { UiMessages } from '@/lib/copy/ui-messages';
import styles from './chat.module.css';

interface TranscriptProps {
  readonly bubbles: readonly string[];
  readonly messages: UiMessages['pages'];
}

/** Plain text from the start: nobody pretends to type (compliance 7d, T-05). */
export function Transcript({ bubbles, messages }: TranscriptProps) {
  return (
    <div className={styles.log} role="log" aria-label={messages.conversation}>
      <p className={styles.speaker}>{messages.assistant}</p>
      {bubbles.map((bubble) => (
        <p key={bubble} className={styles.bubble}>
          {bubble}
        </p>
      ))}
    </div>
  );
}
