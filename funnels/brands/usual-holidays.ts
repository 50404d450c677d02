import type { Holiday } from '@/lib/brand/opening-hours';

/** On these days most offices of ours have nobody on the phone. */
export const USUAL_HOLIDAYS: readonly Holiday[] = [
  'new-year',
  'memorial-day',
  'independence-day',
  'labor-day',
  'thanksgiving',
  'christmas-day',
];
