export type Navigation =
  /** The same path without a hash. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'load'; readonly address: string }
  | { readonly kind: 'refuse'; readonly message: string };

const EXTERNAL_MESSAGE =
  'Navigating to an external URL is not allowed by default. Use navigateTo(url, { external: true })';
const SAFE_PROTOCOLS = ['https:', 'http:'];

/** Specification 2 and 5. Reads the address as a browser does, so that odd characters cannot mislead it. */
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
  // A leading double slash would be read as a host.
  return { kind: 'load', address: to.pathname.replace(/^\/+/, '/') + to.search + to.hash };
}
