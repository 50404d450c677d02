import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCallerAddress } from '@/lib/server/request/caller-address';
import { countTries } from '@/tests/support/only-in-all';

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
  [1, '::ffff:cb00:7107', '203.0.113.7'],
  [1, '0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  [1, '::ffff:a00:1', undefined],
  [1, '::7f00:1', undefined],
  [1, '2001:DB8:0:0:0:0:0:7', '2001:db8::7'],
  [1, '2001:db8::7%eth0', undefined],
  [1, 'fe80::1', undefined],
  [1, 'fec0::1', undefined],
  [1, 'ff02::1', undefined],
  [1, '224.0.0.1', undefined],
  [1, '255.255.255.255', undefined],
  [1, '203.0.113.007', undefined],
  [1, '0xcb007107', undefined],
  [1, '3405803783', undefined],
  [1, '[2001:db8::7]', undefined],
  [1, '[2001:db8::7]:443', undefined],
  [9, Array.from({ length: 9 }, (_, index) => `203.0.113.${index}`).join(), '203.0.113.0'],
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

const hops = fc.integer({ min: 1, max: 4 });
const chain = fc.array(fc.ipV4(), { minLength: 4, maxLength: 4 });

test('of a chain only the entries of our own proxies count, however many were forged before them', () => {
  const forged = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 6 });
  fc.assert(
    fc.property(hops, chain, forged, (trustedHops, ours, entries) => {
      const trust = { trustedHops, withoutProxy: undefined };
      const written = ours.slice(0, trustedHops);
      const honest = findCallerAddress(written.join(','), trust);
      const header = [...entries.map((entry) => entry.replaceAll(',', '')), ...written].join(',');
      expect(findCallerAddress(header, trust)).toBe(honest);
    }),
    { numRuns: countTries(1000) },
  );
});

test('too many entries make an address unknown, and never another one', () => {
  fc.assert(
    fc.property(fc.array(fc.ipV4(), { minLength: 11, maxLength: 40 }), hops, (entries, trustedHops) => {
      expect(findCallerAddress(entries.join(), { trustedHops, withoutProxy: undefined })).toBeUndefined();
    }),
  );
});

test('whatever a header holds, an address comes out in its one spelling or not at all', () => {
  const entry = fc.oneof(fc.ipV4(), fc.ipV4Extended(), fc.ipV6(), fc.string(), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), hops, (entries, trustedHops) => {
      const trust = { trustedHops, withoutProxy: undefined };
      const address = findCallerAddress(entries.join(','), trust);
      if (address === undefined) return;
      expect(address).toMatch(/^[0-9a-f.:]+$/);
      expect(findCallerAddress(address, { ...trust, trustedHops: 1 })).toBe(address);
    }),
    { numRuns: countTries(2000) },
  );
});
