/** The oldest and the newest model year that the vehicle data knows. */
export const OLDEST_MODEL_YEAR = 1990;
export const NEWEST_MODEL_YEAR = 2027;

/** The model years in which something was sold in the US, both included. */
export interface ModelYears {
  readonly from: number;
  readonly to: number;
}

/** A year as the form holds it; undefined when it is none. */
export function parseModelYear(year: string | undefined): number | undefined {
  return year !== undefined && /^\d{4}$/.test(year) ? Number(year) : undefined;
}

/** Whether something was sold in a year. What was sold in the newest year known counts as sold ever since. */
export function wasSold({ from, to }: ModelYears, year: number): boolean {
  return from <= year && Math.min(year, NEWEST_MODEL_YEAR) <= to;
}

const nameOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The order of makes and models in a list: no regard to capitals, and numbers by their size. */
export function compareNames(first: string, second: string): number {
  return nameOrder.compare(first, second);
}
