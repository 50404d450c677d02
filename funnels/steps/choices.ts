import type { LocalizedText } from '@/lib/names/language';
import type { FieldName } from '@/lib/fields/field-name';
import type { Choice } from '@/lib/form/step';
import {
  coverageTypeMessages,
  licenseStatusMessages,
  maritalStatusMessages,
  relationshipMessages,
} from '../messages/enumerations';

export const YES_OR_NO: readonly Choice<LocalizedText, never>[] = [
  { value: true, label: { english: 'Yes', spanish: 'Sí' } },
  { value: false, label: { english: 'No', spanish: 'No' } },
];

/** In the enumeration's order. */
export function listChoices(words: Readonly<Record<string, LocalizedText>>): readonly Choice<LocalizedText, never>[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

/** By the end of a field's name. Of the drivers that are added nobody is the visitor, who is driver 1. */
const LISTS: readonly (readonly [RegExp, readonly Choice<LocalizedText, never>[]])[] = [
  [/^driver[23]Relationship$/, listChoices(relationshipMessages).filter(({ value }) => value !== 'self')],
  [/^driver\dMaritalStatus$/, listChoices(maritalStatusMessages)],
  [/^driver\dLicenseStatus$/, listChoices(licenseStatusMessages)],
  [/^coverageType$/, listChoices(coverageTypeMessages)],
];

/** The choices of a field that is asked with others, from a list; undefined for a field that is not. */
export function findFieldChoices(name: FieldName): readonly Choice<LocalizedText, never>[] | undefined {
  return LISTS.find(([names]) => names.test(name))?.[1];
}
