import dns from 'node:dns';

function toLocalhost(hostname: string): string {
  return hostname.endsWith('.localhost') ? 'localhost' : hostname;
}

/**
 * Lets Node itself find `m10.localhost`, as browsers do: the names under localhost are this machine (RFC 6761),
 * but many systems' resolvers do not know it. Works for `fetch`, `node:http` and Playwright's request fixture.
 */
export function resolveLocalhostNames(): void {
  const { lookup } = dns;
  const lookupPromise = dns.promises.lookup.bind(dns.promises);
  Object.assign(dns, {
    lookup: (hostname: string, ...rest: [dns.LookupAllOptions, () => void]) => lookup(toLocalhost(hostname), ...rest),
  });
  Object.assign(dns.promises, {
    lookup: (hostname: string, options: dns.LookupAllOptions) => lookupPromise(toLocalhost(hostname), options),
  });
}
