const BLOCK_GROUPS_V6 = 4;

const UNKNOWN = 'unknown';

function listGroups(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before.slice(0, BLOCK_GROUPS_V6);
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, BLOCK_GROUPS_V6);
}

/** A /24 of IPv4 or a /64 of IPv6, the least one holder gets. Takes addresses as `findCallerAddress` spells them. */
export function getAddressBlock(address: string | undefined): string {
  if (address === undefined) return UNKNOWN;
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.');
  return listGroups(address).join(':');
}
