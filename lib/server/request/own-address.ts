import type { Brand } from '@/lib/brand/brand';
import { siteOrigin } from '@/lib/brand/site-origin';
import { scrubAddress } from '@/lib/visit/click-identifiers';

/**
 * The address of the page that asks, without anything personal. One of another host than the request's is not ours and
 * is replaced by the brand's own.
 */
export function readOwnAddress(address: string, headers: Headers, brand: Pick<Brand, 'hosts'>): string {
  const host = headers.get('host')?.toLowerCase().replace(/:\d+$/, '');
  const isOwn =
    URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && new URL(address).hostname === host;
  return isOwn ? scrubAddress(address) : siteOrigin(brand);
}
