import { decideNavigation } from '@/lib/navigation/decide-navigation';

/** The only way to another page. Throws for unmarked external addresses and unsafe protocols (specification 5). */
export function navigateTo(url: string, { external = false }: { readonly external?: boolean } = {}): void {
  const navigation = decideNavigation(url, window.location.href, external);
  if (navigation.kind === 'refuse') throw new Error(navigation.message);
  if (navigation.kind === 'load') window.location.assign(navigation.address);
}
