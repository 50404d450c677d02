/** Rows by what they have in common, in the order in which each first comes. */
export function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** The sum of one figure of rows. */
export function sumOf<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + read(row), 0);
}

/** What shares of cents come to, in whole cents. A sum of shares misses half a cent by less than is told here. */
export function sumOfShares<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return Math.round(Number(sumOf(rows, read).toFixed(6)));
}

/** One figure in proportion to another; undefined where there is nothing to compare with. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}
