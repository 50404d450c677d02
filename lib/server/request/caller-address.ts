import { BlockList, isIP, SocketAddress } from 'node:net';

const MAXIMUM_ENTRIES = 10;

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6');
}

/** IPv4 inside IPv6 becomes IPv4, so that each address has one spelling. */
function parsePublicAddress(entry: string): string | undefined {
  const text = entry.trim();
  const isVersion6 = isIP(text) === 6;
  // A zone names a local interface and never travels.
  if (isIP(text) === 0 || text.includes('%')) return undefined;
  const spelled = isVersion6 ? new SocketAddress({ address: text, family: 'ipv6' }).address : text;
  const address = spelled.replace(/^::ffff:(?=\d+\.)/, '');
  return privateAddresses.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6') ? undefined : address;
}

export interface ProxyTrust {
  readonly trustedHops: number;
  readonly withoutProxy: string | undefined;
}

/**
 * The entry of `X-Forwarded-For` written by our outermost proxy; the client can invent the rest. Undefined without a
 * proxy.
 */
export function findCallerAddress(forwardedFor: string | null, trust: ProxyTrust): string | undefined {
  if (trust.trustedHops === 0) return trust.withoutProxy;
  const entries = forwardedFor?.split(',') ?? [];
  if (entries.length > MAXIMUM_ENTRIES) return undefined;
  const entry = entries.at(-trust.trustedHops);
  return entry === undefined ? undefined : parsePublicAddress(entry);
}
