import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseContentCoding } from '@/lib/server/pages/content-coding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', 'identity'],
  ['brotli, gzipped', 'identity'],
  ['gzip;q=NaN', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('who accepts %j gets %s', (accepted, coding) => {
  expect(chooseContentCoding(accepted)).toBe(coding);
});

test('any text in place of the header gives a coding that it names, or none', () => {
  fc.assert(
    fc.property(fc.string(), (accepted) => {
      const coding = chooseContentCoding(accepted);
      expect(coding === 'identity' || accepted.toLowerCase().includes(coding)).toBe(true);
    }),
  );
});
