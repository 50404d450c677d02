import type { LocalizedText } from '@/lib/names/language';
import type { DriverField, VehicleField } from '@/lib/fields/field-name';
import type { Step } from './step';

/** `#` stands for the number of the driver or vehicle. */
type NumberedField = `driver#${DriverField}` | `vehicle#${VehicleField}`;

type Numbered<Name extends string, Number extends number> = Name extends `${infer Before}#${infer After}`
  ? `${Before}${Number}${After}`
  : never;

function putNumber(value: unknown, number: number): unknown {
  if (typeof value === 'string') return value.replaceAll('#', String(number));
  if (Array.isArray(value)) return value.map((entry) => putNumber(entry, number));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, putNumber(entry, number)]));
}

/** Returns the steps by name: `driver2-name`, `driver3-name` for `driver#-name`. */
export function repeatStep<const Name extends `${string}#${string}`, const Number extends number>(
  numbers: readonly Number[],
  step: Step<LocalizedText, NumberedField> & { readonly name: Name },
): Readonly<Record<Numbered<Name, Number>, Step>> {
  const steps = numbers.map((number) => putNumber(step, number) as Step);
  return Object.fromEntries(steps.map((numbered) => [numbered.name, numbered])) as Record<Numbered<Name, Number>, Step>;
}
