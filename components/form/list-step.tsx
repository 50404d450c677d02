import type { Asking } from '@/lib/form/step';
import buttons from '@/components/ui/button.module.css';
import styles from './funnel-form.module.css';
import { ListField } from './list-field';
import type { StepProps } from './step-props';

export function ListStep(props: StepProps & { readonly asking: Extract<Asking<string>, { kind: 'list' }> }) {
  const { step, asking, state, messages, errors, fields } = props;
  const { field, choices } = asking;
  return (
    <>
      <ListField
        name={field}
        label={fields[field]?.label}
        choices={choices}
        placeholder={messages.form.choose}
        value={state.values[field]}
        error={errors[field]}
      />
      <button type="submit" className={`${buttons.primary} ${styles.next}`}>
        {step.button ?? messages.form.continue}
      </button>
    </>
  );
}
