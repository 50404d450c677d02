import { ADDRESS_MAXIMUM } from '@/lib/names/sent-lengths';

/** Specification 3. */
export const CLICK_IDENTIFIERS = [
  'etid',
  'token',
  'gclid',
  'ScCid',
  'tblci',
  'qstid',
  'clkid',
  'fbclid',
  'ttclid',
  'saclid',
  'tbclid',
  'wbraid',
  'gbraid',
  'bbg',
  'obci',
  'msclkid',
  'mcp_token',
] as const;

const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'afid'] as const;

const VISIT_PARAMETERS: readonly string[] = [...CLICK_IDENTIFIERS, ...CAMPAIGN_PARAMETERS, 'zip_code'];

const PARAMETER_MAXIMUM = 512;

export type UrlParameters = Readonly<Record<string, string>>;

export function pickAttribution(parameters: UrlParameters): UrlParameters {
  const told = Object.entries(parameters).filter(([name]) => name !== 'zip_code' && name !== 'afid');
  return Object.fromEntries(told);
}

/** A new click replaces the earlier one as a whole, so that ids of two ads never mix; ZIP and affiliate stay. */
export function mergeUrlParameters(earlier: UrlParameters, fresh: UrlParameters): UrlParameters {
  const isNewClick = Object.keys(pickAttribution(fresh)).length > 0;
  if (!isNewClick) return { ...earlier, ...fresh };
  const lasting = Object.entries(earlier).filter(([name]) => name === 'zip_code' || name === 'afid');
  return { ...Object.fromEntries(lasting), ...fresh };
}

export function readUrlParameters(query: URLSearchParams): UrlParameters {
  const kept = [...query].filter(([name, value]) => VISIT_PARAMETERS.includes(name) && value !== '');
  return Object.fromEntries(kept.map(([name, value]) => [name, value.slice(0, PARAMETER_MAXIMUM)]));
}

/**
 * Keeps only the parameters of a visit (compliance P-33), as many as calls take in an address; '' for unreadable input.
 */
export function scrubAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const page = origin.length + pathname.length > ADDRESS_MAXIMUM ? `${origin}/` : origin + pathname;
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(readUrlParameters(searchParams))) {
    kept.append(name, value);
    if (page.length + 1 + kept.toString().length > ADDRESS_MAXIMUM) kept.delete(name);
  }
  return kept.size === 0 ? page : `${page}?${kept.toString()}`;
}
