import type { FormState, LocalizedStep } from '@/lib/engine/form-state';
import { listFields } from '@/lib/form/step-fields';
import type { FunnelFormProps } from './form-props';

function listChoices({ asking }: LocalizedStep) {
  return asking.kind === 'choice' || asking.kind === 'list' ? asking.choices : [];
}

/** In the words of the visitor or of the button that was tapped; empty for a question that was left out. */
export function describeAnswer(
  step: LocalizedStep,
  { values }: Pick<FormState, 'values'>,
  fields: FunnelFormProps['fields'],
): string {
  const said = listFields(step).flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    const choices = [...listChoices(step), ...(fields[name]?.choices ?? [])];
    const chosen = choices.find((choice) => choice.value === value && (choice.field ?? name) === name);
    return chosen?.label ?? (typeof value === 'boolean' ? [] : String(value));
  });
  return said.join(' ');
}
