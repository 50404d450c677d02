import { decideNavigation } from '@/lib/navigation/decide-navigation';

/**
 * The one way to leave for another page by script. Throws, and stays, where the specification refuses (section 5): an
 * external address not marked as one, an unsafe protocol.
 */
export function navigateTo(url: string, { external = false }: { readonly external?: boolean } = {}): void {
  const navigation = decideNavigation(url, window.location.href, external);
  if (navigation.kind === 'refuse') throw new Error(navigation.message);
  if (navigation.kind === 'load') window.location.assign(navigation.address);
}
