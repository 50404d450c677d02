import { expect, test } from 'vitest';
import { resolveZip } from '@/lib/visit/resolve-zip';

const urlParameters = { zip_code: '60601' };

test.each([
  ['the form value, then the address, then the look-up', '33101', urlParameters, '98101', '33101'],
  ['the address where the form has none', undefined, urlParameters, '98101', '60601'],
  ['the look-up where nothing else has one', undefined, {}, '98101', '98101'],
  ['the first that is valid', '3310', { zip_code: 'x' }, '98101', '98101'],
  ['nothing where no place has a valid one', '', {}, '1', undefined],
] as const)('a ZIP is %s (specification 5)', (_, answered, parameters, lookedUp, expected) => {
  expect(resolveZip({ answered, urlParameters: parameters, lookedUp })).toBe(expected);
});
