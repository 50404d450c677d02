import type { Brand } from './brand';

/** Scheme and canonical host. Never taken from a request, which names the address the server is bound to. */
export function siteOrigin({ hosts }: Pick<Brand, 'hosts'>): string {
  return `https://${hosts[0]}`;
}
