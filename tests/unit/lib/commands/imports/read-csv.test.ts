import { expect, test } from 'vitest';
import { readCsv } from '@/lib/commands/imports/read-csv';

test('cells are told by the first line, whatever a spreadsheet quotes', () => {
  const text = '\ufeffid,note,sum\r\n1,"a ""quote"", and\na line", 2 \r\n\r\n2,,\n3,x';
  expect(readCsv(text)).toEqual([
    { line: 2, cells: { id: '1', note: 'a "quote", and\na line', sum: '2' } },
    { line: 5, cells: { id: '2', note: '', sum: '' } },
    { line: 6, cells: { id: '3', note: 'x', sum: '' } },
  ]);
});

test('nothing but a first line, or nothing, has no rows', () => {
  expect(readCsv('')).toEqual([]);
  expect(readCsv('id,note\n')).toEqual([]);
});

test.each(['a,b\n1,x"y', 'a\n"open', 'a\n"1"2'])('%j is refused by its line', (text) => {
  expect(() => readCsv(text)).toThrow('Line 2');
});
