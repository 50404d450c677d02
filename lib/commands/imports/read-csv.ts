/** One row by the names of the first line, with its place in the file, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A quoted cell with its doubled quotes, or a bare one, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Throws for text that is no CSV as RFC 4180 has it, with the line of the fault. */
function readLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  let [line, start, cells] = [1, 1, [] as string[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text);
    if (!match) throw new Error(`Line ${line} is no CSV: a quote stands where none may.`);
    const [whole, quoted, bare = '', end] = match;
    cells.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    line += whole.split('\n').length - 1;
    if (end === ',' && CELL.lastIndex < text.length) continue;
    if (end === ',') cells.push('');
    lines.push({ line: start, cells });
    [start, cells] = [line, []];
  }
  return lines.filter((one) => one.cells.some((cell) => cell !== ''));
}

/** Rows of a spreadsheet by the names in its first line; cells that a row lacks are empty. */
export function readCsv(text: string): readonly CsvRow[] {
  const [head, ...rows] = readLines(text.replace(/^\ufeff/, ''));
  const names = head?.cells ?? [];
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  }));
}
