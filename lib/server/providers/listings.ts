import { randomUUID } from 'node:crypto';
import type { AdList, ListingProvider } from '@/lib/ads/ad';
import type { BrandCode } from '@/lib/names/brand-code';
import { isOwnAddress } from '@/lib/ads/own-address';
import { parseListings } from '@/lib/ads/parse-listings';
import type { AdsRequest } from '@/lib/call-bodies/ads-request';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { pickAnonymous } from '@/lib/fields/anonymous-fields';
import { parseValues } from '@/lib/fields/form-values';
import { mapLead } from '@/lib/payloads/map-lead';
import { mapZip } from '@/lib/leads/zip';
import { scrubAddress } from '@/lib/visit/click-identifiers';
import type { Caller } from './media-alpha-request';
import type { Ask } from '../outbound/guarded-ask';
import { reportFailure } from '../outbound/report-failure';

export interface ListingsSettings {
  readonly ask: Ask;
  readonly url: string;
  readonly clientId: string;
  readonly limitMs: number;
}

export interface Listings {
  list(brand: BrandCode, request: AdsRequest, caller: Caller): Promise<ProviderResult<AdList>>;
}

export interface ListingsIdentity {
  readonly provider: ListingProvider;
  /** Further hosts that its ads may lead to, with their subdomains. */
  readonly clickHosts: readonly string[];
}

/** Without an age no birth date is derived, so any day works. */
const ANY_DAY = '2000-01-01';

export function createListings(
  identity: ListingsIdentity,
  { ask, url, clientId, limitMs }: ListingsSettings,
): Listings {
  const { provider, clickHosts } = identity;
  return {
    list: (brand, request, caller) =>
      reportFailure(provider, 'listings', async () => {
        const page = scrubAddress(request.url);
        // Whatever else a request may hold stays here.
        const values = parseValues(pickAnonymous<unknown>('auto', request), ANY_DAY);
        const tracking = {
          content_type: 'json',
          ni_ad_client: clientId,
          ni_zc: mapZip(values),
          ...(caller.address !== undefined && { ip: caller.address }),
          ua: caller.userAgent,
          ni_var1: request.sessionId,
          ni_ref: page,
          ni_lp_url: page,
        };
        const body = { tracking, ...mapLead('auto', provider, { values, today: ANY_DAY }) };
        const result = await ask({ url: `${url}/listings`, limitMs, body, brand, address: caller.address });
        if (!result.ok) return result;
        const list = parseListings(result.value, (address) => isOwnAddress(address, clickHosts, url));
        if (!list) return { ok: false, reason: 'shape' };
        if ('error' in (result.value as object)) return { ok: false, reason: 'status' };
        return { ok: true, value: { ...list, impressionId: list.impressionId || randomUUID() } };
      }),
  };
}
