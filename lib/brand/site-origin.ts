import type { Brand } from './brand';

/**
 * Where a brand is for the world outside: scheme and canonical host. Never what a request was sent to, which names the
 * address that the server is bound to.
 */
export function siteOrigin({ hosts }: Pick<Brand, 'hosts'>): string {
  return `https://${hosts[0]}`;
}
