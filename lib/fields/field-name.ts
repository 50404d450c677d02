import type { Product } from '@/lib/names/brand-code';
import type { DriverNumber, VehicleNumber } from '@/lib/names/family-numbers';
import type { Field } from './field';
import type { driverFields, singleFields, vehicleFields } from './fields';

export type SingleFieldName = keyof typeof singleFields;
export type DriverField = keyof typeof driverFields;
export type VehicleField = keyof typeof vehicleFields;
export type DriverFieldName = `driver${DriverNumber}${DriverField}`;
export type VehicleFieldName = `vehicle${VehicleNumber}${VehicleField}`;

/** Every field that a step may ask for, such as `zipcode`, `driver2LicenseStatus` or `vehicle3Model`. */
export type FieldName = SingleFieldName | DriverFieldName | VehicleFieldName;

type RowsWith<Rows extends Readonly<Record<string, Field>>, Facts, Of extends Product> = {
  [Name in keyof Rows & string]: Rows[Name] extends Facts
    ? [Of] extends [Rows[Name]['products'][number]]
      ? Name
      : never
    : never;
}[keyof Rows & string];

/**
 * The names of the rows that hold some facts, such as `{ keep: 'draft' }`, and are part of a product's leads. For use
 * where a list has to be written out: the compiler then asks for the name that is missing.
 */
export type FieldNameWith<Facts, Of extends Product = never> =
  | RowsWith<typeof singleFields, Facts, Of>
  | `driver${DriverNumber}${RowsWith<typeof driverFields, Facts, Of>}`
  | `vehicle${VehicleNumber}${RowsWith<typeof vehicleFields, Facts, Of>}`;

interface TellsNobodyApart {
  readonly identifies: 'household' | 'place';
}

/**
 * What may leave before consent (compliance C-20, X2) and is asked with a price, and so does leave; with a product, what
 * its leads hold of that.
 */
export type AnonymousPriceFieldName<Of extends Product = never> = FieldNameWith<
  TellsNobodyApart & { readonly prices: true },
  Of
>;
