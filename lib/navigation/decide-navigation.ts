/** Where a navigation leads, or why it does not. */
export type Navigation =
  /** The same path without a hash: nothing happens. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'load'; readonly address: string }
  | { readonly kind: 'refuse'; readonly message: string };

const EXTERNAL_MESSAGE =
  'Navigating to an external URL is not allowed by default. Use navigateTo(url, { external: true })';
const SAFE_PROTOCOLS = ['https:', 'http:'];

/**
 * Decides one navigation (specification 2 and 5). The address is read the way a browser reads it, so that tabs, line
 * ends, backslashes and missing slashes deceive nobody; what stays on this site leaves as a path, without a host.
 */
export function decideNavigation(target: string, current: string, external: boolean): Navigation {
  if (!URL.canParse(target, current))
    return { kind: 'refuse', message: 'Navigating to an unreadable URL is not allowed' };
  const to = new URL(target, current);
  const from = new URL(current);
  if (!SAFE_PROTOCOLS.includes(to.protocol)) {
    return { kind: 'refuse', message: `Navigating to a URL with the protocol ${to.protocol} is not allowed` };
  }
  if (to.origin !== from.origin) {
    return external ? { kind: 'load', address: to.href } : { kind: 'refuse', message: EXTERNAL_MESSAGE };
  }
  if (to.pathname === from.pathname && to.hash === '') return { kind: 'stay' };
  // A path that begins with two slashes would be read as a host.
  return { kind: 'load', address: to.pathname.replace(/^\/+/, '/') + to.search + to.hash };
}
