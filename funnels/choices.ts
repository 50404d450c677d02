import type { Words } from '@/lib/copy/language';
import type { FieldName } from '@/lib/fields/field-name';
import type { Choice } from '@/lib/form/step';
import { relationshipWords } from './words/enumerations';

/** Yes and no, as two answers. */
export const YES_OR_NO: readonly Choice<Words, never>[] = [
  { value: true, label: { english: 'Yes', spanish: 'Sí' } },
  { value: false, label: { english: 'No', spanish: 'No' } },
];

/** The values of an enumeration with their words, in their own order, as answers. */
export function listChoices(words: Readonly<Record<string, Words>>): readonly Choice<Words, never>[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

/** What a field holds that is asked as a list beside other fields; undefined for every other field. */
export function findFieldChoices(name: FieldName): readonly Choice<Words, never>[] | undefined {
  return name.endsWith('Relationship') ? listChoices(relationshipWords) : undefined;
}
