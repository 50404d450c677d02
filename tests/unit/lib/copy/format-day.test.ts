import { expect, it } from 'vitest';
import { formatDay } from '@/lib/copy/format-day';

it('a day is written as its readers write it', () => {
  expect(formatDay('2026-11-21', 'english')).toBe('November 21, 2026');
  expect(formatDay('2026-11-21', 'spanish')).toBe('21 de noviembre de 2026');
});

it('what is no day throws', () => {
  expect(() => formatDay('2026-02-30', 'english')).toThrow();
});
