import { nameDriver } from '@/lib/copy/name-driver';
import { listAskedBefore } from '@/lib/engine/asked-steps';
import type { FormState, LocalizedForm } from '@/lib/engine/form-state';
import type { Language } from '@/lib/names/language';
import { describeAnswer } from './describe-answer';
import type { FormMessages, FunnelFormProps } from './form-props';

interface ConversationProps {
  readonly localizedForm: LocalizedForm;
  readonly state: FormState;
  readonly fields: FunnelFormProps['fields'];
  readonly messages: FormMessages;
  readonly language: Language;
}

/** What was asked and answered so far. It stands in the page only, and is kept no longer than the answers are. */
export function Conversation({ localizedForm, state, fields, messages, language }: ConversationProps) {
  const asked = listAskedBefore(localizedForm, state.stepName, state).filter(
    ({ type, asking }) => type === 'regular' && asking.kind !== 'consent',
  );
  return (
    <dl data-conversation="">
      {asked.map((step) => (
        <div key={step.name}>
          <dt>{nameDriver(step.question, step.name, state.values, messages.form.thisPerson)}</dt>
          <dd>{describeAnswer(step, state, fields, language) || messages.form.leftOut}</dd>
        </div>
      ))}
    </dl>
  );
}
