import type { Asking } from '@/lib/form/step';
import buttons from '@/components/ui/button.module.css';
import { ChoiceStep } from './choice-step';
import styles from './funnel-form.module.css';
import type { StepProps } from './step-props';
import { TextField } from './text-field';

interface ListStepProps extends StepProps {
  readonly asking: Extract<Asking<string>, { kind: 'list' }>;
}

/** The answers that most give as one tap each, and a box that searches all of them. */
export function ListStep(props: ListStepProps) {
  const { step, asking, aheadAs, state, messages, errors, fields } = props;
  const { field, choices, common, others } = asking;
  const text = fields[field];
  const listId = `field-${field}-all`;
  const tiles = common.flatMap((value) => choices.find((choice) => choice.value === value) ?? []);
  const value = state.values[field];
  return (
    <>
      <ChoiceStep {...props} asking={{ kind: 'choice', field, choices: tiles }} />
      {text && (
        <TextField
          name={field}
          text={{ ...text, label: others, attributes: { ...text.attributes, control: 'suggest' } }}
          value={common.includes(String(value)) ? undefined : value}
          error={errors[field]}
          enterKeyHint="go"
          listId={listId}
        />
      )}
      {/* All that it suggests would weigh as much as the rest of the form. */}
      {!aheadAs && (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={String(choice.value)} value={String(choice.value)} />
          ))}
        </datalist>
      )}
      <button type={aheadAs ? undefined : 'submit'} className={`${buttons.secondary} ${styles.next}`}>
        {step.button ?? messages.form.continue}
      </button>
    </>
  );
}
