import { nameDriver } from '@/lib/copy/name-driver';
import { spellDay } from '@/lib/copy/spell-day';
import type { FormState, LocalizedStep } from '@/lib/engine/form-state';
import type { FieldName } from '@/lib/fields/field-name';
import { isChosen, listFields } from '@/lib/form/step-fields';
import { languageTag, type Language } from '@/lib/names/language';
import type { FunnelFormProps } from './form-props';

/** First and last name, year, make and model: two answers that read as one. */
const GOES_ON = /(?:firstName|FirstName|Year|Make)$/;

function listTiles({ asking }: LocalizedStep, name: FieldName) {
  return asking.kind === 'fields' ? asking.fields.find((field) => field.name === name)?.choices : undefined;
}

/**
 * In the words of the visitor or of the button that was tapped, after its question where a screen asks several; a day is
 * spelled out. Empty for a question that was left out.
 */
export function describeAnswer(
  step: LocalizedStep,
  { values }: Pick<FormState, 'values'>,
  fields: FunnelFormProps['fields'],
  language: Language,
): string {
  const { asking } = step;
  if (asking.kind === 'choice') return asking.choices.find((choice) => isChosen(asking, choice, values))?.label ?? '';
  const listed = asking.kind === 'list' ? asking.choices : undefined;
  const said = listFields(step).flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    const tiles = listTiles(step, name);
    const chosen = (tiles ?? listed ?? fields[name]?.choices)?.find((choice) => choice.value === value)?.label;
    const isDay = fields[name]?.attributes.control === 'date';
    const written = isDay ? spellDay(String(value), languageTag(language)) : String(value);
    const answer = chosen ?? (typeof value === 'boolean' ? [] : written);
    const question = tiles && nameDriver(fields[name]?.label ?? '', step.name, values, '');
    const end = GOES_ON.test(name) ? ' ' : '; ';
    return [answer].flat().map((words) => `${question ? `${question} ` : ''}${words}${end}`);
  });
  return said.join('').replace(/;? $/, '');
}
