export const OLDEST_MODEL_YEAR = 1990;
export const NEWEST_MODEL_YEAR = 2027;

export interface ModelYears {
  readonly from: number;
  readonly to: number;
}

export function parseModelYear(year: string | undefined): number | undefined {
  return year !== undefined && /^\d{4}$/.test(year) ? Number(year) : undefined;
}

/** What was sold in the newest known year counts as sold since. */
export function wasSold({ from, to }: ModelYears, year: number): boolean {
  return from <= year && Math.min(year, NEWEST_MODEL_YEAR) <= to;
}

const nameOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function compareNames(first: string, second: string): number {
  return nameOrder.compare(first, second);
}
