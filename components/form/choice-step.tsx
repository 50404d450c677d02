import type { Asking } from '@/lib/form/step';
import buttons from '@/components/ui/button.module.css';
import styles from './funnel-form.module.css';
import type { StepProps } from './step-props';

/** What was answered before, for the eye in every colour scheme and for a screen reader. */
function ChosenMark({ words }: { readonly words: string }) {
  return (
    <span className={styles.chosen}>
      <span aria-hidden="true">✓</span>
      <span className={styles.unseen}>{words}</span>
    </span>
  );
}

/** Each answer is a submit button; choosing alone moves nothing (compliance W-09). */
export function ChoiceStep(props: StepProps & { readonly asking: Extract<Asking<string>, { kind: 'choice' }> }) {
  const { asking, state, messages } = props;
  return (
    <div className={styles.answers}>
      {asking.choices.map(({ value, label, field = asking.field }) => (
        <button
          key={`${field} ${String(value)}`}
          type="submit"
          name={field}
          value={String(value)}
          className={buttons.answer}
          data-chosen={state.values[field] === value ? '' : undefined}
        >
          {label}
          {state.values[field] === value && <ChosenMark words={messages.form.chosen} />}
        </button>
      ))}
    </div>
  );
}
