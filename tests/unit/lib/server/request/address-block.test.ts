import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAddressBlock } from '@/lib/server/request/address-block';
import { findCallerAddress } from '@/lib/server/request/caller-address';

test.each([
  ['203.0.113.7', '203.0.113'],
  ['203.0.113.250', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001::5:6:7', '2001:0:0:0'],
  [undefined, 'unknown'],
])('%s belongs to %s', (address, block) => {
  expect(getAddressBlock(address)).toBe(block);
});

function findBlock(written: string): string {
  return getAddressBlock(findCallerAddress(written, { trustedHops: 1, withoutProxy: undefined }));
}

const group = fc.integer({ min: 0, max: 0xffff });
const hex = (value: number) => value.toString(16);

test('whatever stands in the last 64 bits, and however it is written, the block is the same', () => {
  const network = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), group, group, group);
  const hosts = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(network, hosts, hosts, ([...four], one, other) => {
      const plain = [...four, ...one].map(hex).join(':');
      const padded = [...four, ...other].map((value) => hex(value).padStart(4, '0').toUpperCase()).join(':');
      expect(findBlock(padded)).toBe(findBlock(plain));
      expect(findBlock(plain)).toBe(four.map(hex).join(':'));
    }),
  );
});

test('an IPv4 address is of the same block as the same address inside of IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
      const mapped = `::ffff:${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
      expect(findBlock(mapped)).toBe(findBlock(address));
      expect(findBlock(`::ffff:${address}`)).toBe(findBlock(address));
    }),
  );
});
