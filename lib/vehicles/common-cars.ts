import { NEWEST_MODEL_YEAR } from './model-years';

/** A dozen makes that many cars on the road are of, A to Z. */
export const COMMON_MAKES = [
  'Chevrolet',
  'Dodge',
  'Ford',
  'GMC',
  'Honda',
  'Hyundai',
  'Jeep',
  'Kia',
  'Nissan',
  'Ram',
  'Subaru',
  'Toyota',
] as const;

/** A dozen, the newest first; without the very newest, which is on sale and on few roads yet. */
export const COMMON_YEARS = Array.from({ length: 12 }, (_, age) => String(NEWEST_MODEL_YEAR - 1 - age));
