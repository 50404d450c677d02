import type { Asking } from '@/lib/form/step';
import buttons from '@/components/ui/button.module.css';
import styles from './funnel-form.module.css';
import type { StepProps } from './step-props';

/** A question answered by one tap; each answer is a submit button, so nothing moves by being chosen (compliance W-09). */
export function ChoiceStep(props: StepProps & { readonly asking: Extract<Asking<string>, { kind: 'choice' }> }) {
  const { asking, state } = props;
  const chosen = state.values[asking.field];
  return (
    <div className={styles.answers}>
      {asking.choices.map(({ value, label }) => (
        <button
          key={String(value)}
          type="submit"
          name={asking.field}
          value={String(value)}
          className={buttons.answer}
          data-chosen={chosen === value ? '' : undefined}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
