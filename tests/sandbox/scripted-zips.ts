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

/** One scripted ZIP, as the status page lists it. */
export interface ScriptedZip {
  readonly script: Script;
  readonly meaning: string;
}

/** ZIPs that nobody lives in, each with one way to answer. `00001` to `00016` are not in the post's own list. */
export const SCRIPTED_ZIPS: Readonly<Record<string, ScriptedZip>> = {
  '00001': { script: { kind: 'bid', ev: 4.2 }, meaning: 'Low bid: ev 4.2' },
  '00002': { script: { kind: 'bid', ev: 42 }, meaning: 'High bid: ev 42' },
  '00003': { script: { kind: 'hang' }, meaning: 'Never answers' },
  '00004': { script: { kind: 'error' }, meaning: 'HTTP 500' },
  '00005': { script: { kind: 'junk' }, meaning: 'HTML with status 200' },
  '00006': { script: { kind: 'rejected' }, meaning: 'An error in the body, with status 200' },
  '00007': { script: { kind: 'truncated' }, meaning: 'JSON that is cut off' },
  '00008': { script: { kind: 'redirect' }, meaning: 'A redirect to this page' },
  '00009': { script: { kind: 'huge' }, meaning: 'A body of 1 MB' },
  '00010': { script: { kind: 'bid', ev: 'plenty' }, meaning: 'A bid that is no number' },
  '00011': { script: { kind: 'no-phone' }, meaning: 'An answer without a phone number' },
  '00012': { script: { kind: 'no-ads' }, meaning: 'Ad lists: none' },
  '00013': { script: { kind: 'one-ad' }, meaning: 'Ad lists: one ad' },
  '00014': { script: { kind: 'many-ads' }, meaning: 'Ad lists: seven long ads' },
  '00015': { script: { kind: 'odd-ads' }, meaning: 'Ad lists: names missing, markup everywhere, addresses of others' },
  '00016': { script: { kind: 'framed-ads' }, meaning: 'Ad lists: MediaAlpha’s in a frame, the others as usual' },
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
