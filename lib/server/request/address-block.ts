const UNKNOWN = 'unknown';

function listGroups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/** The first parts of an address: bytes of IPv4, groups of 16 bits of IPv6. */
function pickNetwork(address: string, bytes: number, groups: number): string {
  if (!address.includes(':')) return address.split('.').slice(0, bytes).join('.');
  return listGroups(address).slice(0, groups).join(':');
}

/** A /24 of IPv4 or a /64 of IPv6, the least one holder gets. Takes addresses as `findCallerAddress` spells them. */
export function getAddressBlock(address: string | undefined): string {
  return address === undefined ? UNKNOWN : pickNetwork(address, 3, 4);
}

/** A /16 of IPv4 or a /48 of IPv6: what one customer of a network may get, with all the blocks in it. */
export function getWideBlock(address: string): string {
  return pickNetwork(address, 2, 3);
}
