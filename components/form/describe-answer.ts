import { nameDriver } from '@/lib/copy/name-driver';
import type { FormState, LocalizedStep } from '@/lib/engine/form-state';
import type { FieldName } from '@/lib/fields/field-name';
import { isChosen, listFields } from '@/lib/form/step-fields';
import type { FunnelFormProps } from './form-props';

function listTiles({ asking }: LocalizedStep, name: FieldName) {
  return asking.kind === 'fields' ? asking.fields.find((field) => field.name === name)?.choices : undefined;
}

/**
 * In the words of the visitor or of the button that was tapped, after its question where a screen asks several; empty
 * for a question that was left out.
 */
export function describeAnswer(
  step: LocalizedStep,
  { values }: Pick<FormState, 'values'>,
  fields: FunnelFormProps['fields'],
): string {
  const { asking } = step;
  if (asking.kind === 'choice') return asking.choices.find((choice) => isChosen(asking, choice, values))?.label ?? '';
  const listed = asking.kind === 'list' ? asking.choices : undefined;
  const said = listFields(step).flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    const tiles = listTiles(step, name);
    const chosen = (tiles ?? listed ?? fields[name]?.choices)?.find((choice) => choice.value === value)?.label;
    const answer = chosen ?? (typeof value === 'boolean' ? [] : String(value));
    const question = tiles && nameDriver(fields[name]?.label ?? '', step.name, values, '');
    return question ? `${question} ${String(answer)}` : answer;
  });
  return said.join(' ');
}
