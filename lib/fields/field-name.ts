/** Every field that a step may ask for; the wire name and the storage key are the same word. */
export const FIELD_NAMES = [
  'zipcode',
  'haveMedicare',
  'haveMedicaid',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'dob',
  'age',
  'currentlyInsured',
  'currentCompany',
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];
