import type { BirthDateFault } from '@/lib/fields/birth-date';
import type { FieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';
import type { AskedField } from '@/lib/fields/field-schema';
import type { LocalizedStep } from '@/lib/engine/form-state';

/** A step on screen, with the words that say what is wrong with an answer. */
export interface ShownStep {
  readonly step: LocalizedStep;
  /** What was answered before, on this page or another. */
  readonly values: FormValues;
  readonly fields: { readonly [Name in FieldName]?: { readonly error: string; readonly attributes: FieldAttributes } };
  /** Says that a ZIP was not found, and how to go on all the same. */
  readonly explainUnknownZip: (zipCode: string) => string;
  /** Only when the form asks for a date. */
  readonly date: { readonly errors: Readonly<Record<BirthDateFault, string>> } | undefined;
}

/** What a step asks for, and how its errors read; a date says which of its boxes to mend. */
export function listAskedFields(
  { step, fields, date }: ShownStep,
  explainDate: (input: unknown) => BirthDateFault,
): readonly AskedField[] {
  if (step.asking.kind === 'list') {
    const { field } = step.asking;
    return [{ name: field, optional: false, error: fields[field]?.error ?? '' }];
  }
  if (step.asking.kind !== 'fields') return [];
  const typed = step.asking.fields.filter(({ choices }) => !choices);
  return typed.map(({ name, optional = false }) => {
    const isDate = date !== undefined && fields[name]?.attributes.control === 'date';
    const error = isDate ? (input: unknown) => date.errors[explainDate(input)] : (fields[name]?.error ?? '');
    return { name, optional, error };
  });
}
