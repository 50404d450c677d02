const BLOCK_GROUPS_V6 = 4;

/** All callers whose address is unknown are one, and share what one may have. */
const UNKNOWN = 'unknown';

/** The first four groups of an IPv6 address, with what `::` stands for written out. */
function findGroups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before.slice(0, BLOCK_GROUPS_V6);
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, BLOCK_GROUPS_V6);
}

/**
 * Who counts as one caller: a /24 of IPv4, a /64 of IPv6. Both are the least that one holder gets, so that changing
 * the address within them gains nothing. Takes addresses as `findCallerAddress` spells them.
 */
export function findAddressBlock(address: string | undefined): string {
  if (address === undefined) return UNKNOWN;
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.');
  return findGroups(address).join(':');
}
