import type { LocalizedText } from '@/lib/names/language';
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

/** Of the drivers that are added; the visitor is driver 1. */
const RELATIONSHIP_FIELDS: readonly FieldName[] = ['driver2Relationship', 'driver3Relationship'];

/** Undefined for a field that is not a list. */
export function findFieldChoices(name: FieldName): readonly Choice<LocalizedText, never>[] | undefined {
  if (!RELATIONSHIP_FIELDS.includes(name)) return undefined;
  return listChoices(relationshipMessages).filter(({ value }) => value !== 'self');
}
