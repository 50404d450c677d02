import { expect, it } from 'vitest';
import { spellDay } from '@/lib/copy/spell-day';

it('writes a day as people read it, in either language', () => {
  expect(spellDay('1958-04-25', 'en')).toBe('April 25, 1958');
  expect(spellDay('1958-04-25', 'es')).toBe('25 de abril de 1958');
  expect(spellDay('April', 'en')).toBe('');
});
