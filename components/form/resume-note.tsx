import { interpolate } from '@/lib/copy/interpolate';
import buttons from '@/components/ui/button.module.css';
import type { FormMessages } from './form-props';
import styles from './funnel-form.module.css';
import { StartOver } from './start-over';

interface ResumeNoteProps {
  /** Of the question that comes next. */
  readonly number: number;
  readonly messages: FormMessages['form'];
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
}

/** For a visitor who comes back: on with the next question, or from the beginning. */
export function ResumeNote({ number, messages, onContinue, onStartOver }: ResumeNoteProps) {
  return (
    <div className={styles.resume} data-resume={number}>
      <button type="button" className={`${buttons.primary} ${styles.next}`} onClick={onContinue}>
        {interpolate(messages.resume, { number })}
      </button>
      <StartOver messages={messages} onConfirm={onStartOver} />
    </div>
  );
}
