import type { Group } from './report-rows';
import type { Cut } from './report-question';
import type { Cell, Column } from './report-table';

/** Columns for the names of a group. */
export function listGroupColumns(by: readonly Cut[]): readonly Column[] {
  return by.map((cut) => ({ key: cut, label: cut, kind: 'text' }));
}

/** The cells of those columns. */
export function listGroupCells(by: readonly Cut[], group: Group): readonly Cell[] {
  return by.map((cut) => group[cut] ?? '');
}

/** The cells of those columns in a row of all groups together. */
export function listWholeCells(by: readonly Cut[]): readonly Cell[] {
  return by.map((_, index) => (index === 0 ? 'all' : ''));
}
