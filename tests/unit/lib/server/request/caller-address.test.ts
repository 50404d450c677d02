import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCallerAddress } from '@/lib/server/request/caller-address';

test.each([
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  [2, '6.6.6.6, 203.0.113.7, 198.51.100.2', '203.0.113.7'],
  [2, '203.0.113.7', undefined],
  [1, null, undefined],
  [1, '', undefined],
  [1, 'unknown', undefined],
  [1, '203.0.113.7:443', undefined],
  [1, '203.0.113.7,', undefined],
  [1, '::ffff:203.0.113.7', '203.0.113.7'],
  [1, '2001:db8::7', '2001:db8::7'],
  [1, '10.0.0.1', undefined],
  [1, '::ffff:10.0.0.1', undefined],
  [1, '127.0.0.1', undefined],
  [1, '::1', undefined],
  [1, 'fd00::1', undefined],
  [1, Array.from({ length: 11 }, () => '203.0.113.7').join(), undefined],
])('%d hops of %j give %s', (trustedHops, forwardedFor, address) => {
  expect(findCallerAddress(forwardedFor, { trustedHops, withoutProxy: '127.0.0.1' })).toBe(address);
});

test('without a proxy the header counts for nothing', () => {
  expect(findCallerAddress('6.6.6.6', { trustedHops: 0, withoutProxy: '127.0.0.1' })).toBe('127.0.0.1');
  expect(findCallerAddress('6.6.6.6', { trustedHops: 0, withoutProxy: undefined })).toBeUndefined();
});

test('whatever the client writes on the left never becomes its address', () => {
  const forged = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 8 });
  fc.assert(
    fc.property(forged, (entries) => {
      const header = [...entries.map((entry) => entry.replaceAll(',', '')), '203.0.113.7'].join(', ');
      expect(findCallerAddress(header, { trustedHops: 1, withoutProxy: undefined })).toBe('203.0.113.7');
    }),
  );
});
