import type { Asking } from '@/lib/form/step';
import buttons from '@/components/ui/button.module.css';
import styles from './funnel-form.module.css';
import type { StepProps } from './step-props';
import { TextField } from './text-field';

/** One or a few fields and a button. */
export function FieldsStep(props: StepProps & { readonly asking: Extract<Asking<string>, { kind: 'fields' }> }) {
  const { asking, state, words, errors, fields } = props;
  return (
    <>
      {asking.fields.map(({ name, optional }) => (
        <TextField
          key={name}
          name={name}
          optional={optional ?? false}
          text={fields[name]}
          value={state.values[name]}
          error={errors[name]}
          optionalWord={words.form.optional}
        />
      ))}
      <button type="submit" className={`${buttons.primary} ${styles.next}`}>
        {words.form.continue}
      </button>
    </>
  );
}
