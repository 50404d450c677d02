import type { LocalizedText } from '@/lib/names/language';
import { DRIVER_NUMBERS } from '@/lib/names/family-numbers';
import type { FieldName } from '@/lib/fields/field-name';
import type { Choice } from '@/lib/form/step';
import { relationshipMessages } from '../messages/enumerations';

export const YES_OR_NO: readonly Choice<LocalizedText, never>[] = [
  { value: true, label: { english: 'Yes', spanish: 'Sí' } },
  { value: false, label: { english: 'No', spanish: 'No' } },
];

/** In the enumeration's order. */
export function listChoices(words: Readonly<Record<string, LocalizedText>>): readonly Choice<LocalizedText, never>[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

const RELATIONSHIP_FIELDS: readonly FieldName[] = DRIVER_NUMBERS.map(
  (number) => `driver${number}Relationship` as const,
);

/** Undefined for a field that is not a list. */
export function findFieldChoices(name: FieldName): readonly Choice<LocalizedText, never>[] | undefined {
  return RELATIONSHIP_FIELDS.includes(name) ? listChoices(relationshipMessages) : undefined;
}
