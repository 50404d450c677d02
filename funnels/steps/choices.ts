import type { Words } from '@/lib/names/language';
import { DRIVER_NUMBERS } from '@/lib/names/family-numbers';
import type { FieldName } from '@/lib/fields/field-name';
import type { Choice } from '@/lib/form/step';
import { relationshipWords } from '../words/enumerations';

export const YES_OR_NO: readonly Choice<Words, never>[] = [
  { value: true, label: { english: 'Yes', spanish: 'Sí' } },
  { value: false, label: { english: 'No', spanish: 'No' } },
];

/** In the enumeration's order. */
export function listChoices(words: Readonly<Record<string, Words>>): readonly Choice<Words, never>[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

const RELATIONSHIP_FIELDS: readonly FieldName[] = DRIVER_NUMBERS.map(
  (number) => `driver${number}Relationship` as const,
);

/** Undefined for a field that is not a list. */
export function findFieldChoices(name: FieldName): readonly Choice<Words, never>[] | undefined {
  return RELATIONSHIP_FIELDS.includes(name) ? listChoices(relationshipWords) : undefined;
}
