import { listAskedBefore } from '@/lib/engine/asked-steps';
import type { FormState, LocalizedForm, LocalizedStep } from '@/lib/engine/form-state';
import { listFields } from '@/lib/form/step-fields';
import type { FormMessages, FunnelFormProps } from './form-props';

interface ConversationProps {
  readonly localizedForm: LocalizedForm;
  readonly state: FormState;
  readonly fields: FunnelFormProps['fields'];
  readonly messages: FormMessages;
}

function listChoices({ asking }: LocalizedStep) {
  return asking.kind === 'choice' || asking.kind === 'list' ? asking.choices : [];
}

/** In the words of the visitor or of the button that was tapped; empty for a question that was left out. */
function describeAnswer(step: LocalizedStep, { values }: FormState, fields: ConversationProps['fields']): string {
  const said = listFields(step).flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    const choices = [...listChoices(step), ...(fields[name]?.choices ?? [])];
    const chosen = choices.find((choice) => choice.value === value && (choice.field ?? name) === name);
    return chosen?.label ?? (typeof value === 'boolean' ? [] : String(value));
  });
  return said.join(' ');
}

/** What was asked and answered so far. It stands in the page only, and is kept no longer than the answers are. */
export function Conversation({ localizedForm, state, fields, messages }: ConversationProps) {
  const asked = listAskedBefore(localizedForm, state.stepName, state).filter(
    ({ type, asking }) => type === 'regular' && asking.kind !== 'consent',
  );
  return (
    <dl data-conversation="">
      {asked.map((step) => (
        <div key={step.name}>
          <dt>{step.question}</dt>
          <dd>{describeAnswer(step, state, fields) || messages.form.leftOut}</dd>
        </div>
      ))}
    </dl>
  );
}
