import { BlockList, isIP } from 'node:net';

const MAXIMUM_ENTRIES = 10;

/** Addresses that no visitor on the internet has: a proxy that reports one has been set up wrongly. */
const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6');
}

function parsePublicAddress(entry: string): string | undefined {
  const address = entry.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(address);
  if (family === 0) return undefined;
  return privateAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6') ? undefined : address;
}

/** How many proxies of ours stand in front, and what to take for the address when there are none. */
export interface ProxyTrust {
  readonly trustedHops: number;
  /** The loopback address outside production; undefined, that is unknown, in it. */
  readonly withoutProxy: string | undefined;
}

/**
 * The caller's address: the entry of `X-Forwarded-For` that the outermost proxy of ours wrote, counted from the
 * right. What stands further left is the client's to invent. Route handlers see no socket, so without a proxy the
 * address is unknown.
 */
export function findCallerAddress(forwardedFor: string | null, trust: ProxyTrust): string | undefined {
  if (trust.trustedHops === 0) return trust.withoutProxy;
  const entries = forwardedFor?.split(',') ?? [];
  if (entries.length > MAXIMUM_ENTRIES) return undefined;
  const entry = entries.at(-trust.trustedHops);
  return entry === undefined ? undefined : parsePublicAddress(entry);
}
