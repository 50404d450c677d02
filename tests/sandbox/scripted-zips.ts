import type { ScriptedZip } from '@/lib/browser/debug/scripted-zips';

/** How the sandbox answers a call. */
export type Script =
  | { readonly kind: 'bid'; readonly ev: unknown }
  | { readonly kind: 'hang' }
  | { readonly kind: 'error' }
  | { readonly kind: 'junk' }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'redirect' }
  | { readonly kind: 'huge' }
  | { readonly kind: 'no-phone' }
  | { readonly kind: 'no-ads' }
  | { readonly kind: 'one-ad' }
  | { readonly kind: 'many-ads' }
  | { readonly kind: 'odd-ads' }
  | { readonly kind: 'framed-ads' };

/** Does what the drawer and the status page say of each. */
export const SCRIPTED_ZIPS: Readonly<Record<ScriptedZip, Script>> = {
  '00001': { kind: 'bid', ev: 4.2 },
  '00002': { kind: 'bid', ev: 42 },
  '00003': { kind: 'hang' },
  '00004': { kind: 'error' },
  '00005': { kind: 'junk' },
  '00006': { kind: 'rejected' },
  '00007': { kind: 'truncated' },
  '00008': { kind: 'redirect' },
  '00009': { kind: 'huge' },
  '00010': { kind: 'bid', ev: 'plenty' },
  '00011': { kind: 'no-phone' },
  '00012': { kind: 'no-ads' },
  '00013': { kind: 'one-ad' },
  '00014': { kind: 'many-ads' },
  '00015': { kind: 'odd-ads' },
  '00016': { kind: 'framed-ads' },
};

/** What every other ZIP gets: a high bid and a leased number. */
export const USUAL_SCRIPT: Script = { kind: 'bid', ev: 24.5 };

/** IP addresses with a score of their own; every other address scores 10. All are documentation addresses. */
export const SCRIPTED_ADDRESSES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '203.0.113.75': { fraud_score: 78, proxy: true, vpn: true },
  '203.0.113.85': { fraud_score: 92 },
  '203.0.113.90': { fraud_score: 30, tor: true, proxy: true },
  '203.0.113.91': { fraud_score: 30, bot_status: true, is_crawler: true },
  '203.0.113.92': { fraud_score: 20, vpn: true, proxy: true, tor: 'Premium required', bot_status: 'Premium required' },
  '203.0.113.93': { success: false, message: 'You have insufficient credits to make this query.' },
  '203.0.113.94': { fraud_score: 'Premium required' },
  '203.0.113.95': { city: 'Miami', region: 'Florida', zip_code: '33101' },
  '203.0.113.96': { city: 'N/A', region: 'N/A', zip_code: 'Premium required', ISP: 'N/A' },
  '203.0.113.97': { country_code: 'FR', city: 'Tours', region: 'Centre', zip_code: '37000' },
};
