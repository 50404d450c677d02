import { ADDRESS_MAXIMUM } from '@/lib/names/sent-lengths';
import { holdsContact, WITHHELD } from './personal-values';

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

/** That somebody chose what to see: reports leave such a visit out. */
const FORCED_VARIANT = /^[a-z\d-]{1,64}:[a-z\d-]{1,64}$/;

/** What an address says of the visit beside the ad: the sender's own session, and the device that the ad was seen on. */
const HANDED_OVER = ['session_id', 'device', 'devicetype'] as const;
const HANDED_OVER_VALUE = /^[\w .-]{1,128}$/;

export type UrlParameters = Readonly<Record<string, string>>;

/** What ads and campaigns say of themselves. */
export function pickAttribution(parameters: UrlParameters): UrlParameters {
  const others: readonly string[] = ['zip_code', 'afid', ...HANDED_OVER];
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !others.includes(name)));
}

/** Of what was taken out of the address, what is no answer to a question but belongs to the visit. */
export function pickHandedOver(personal: UrlParameters): UrlParameters {
  const named = HANDED_OVER.map((name) => [name, personal[name] ?? ''] as const);
  return Object.fromEntries(named.filter(([, value]) => HANDED_OVER_VALUE.test(value) && !holdsContact(value)));
}

/** Whether two addresses tell of the same ad in the same words. */
export function isSameCampaign(one: UrlParameters, other: UrlParameters): boolean {
  const [left, right] = [pickAttribution(one), pickAttribution(other)];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
}

/** A new click replaces the earlier one as a whole, so that ids of two ads never mix; ZIP and affiliate stay. */
export function mergeUrlParameters(earlier: UrlParameters, fresh: UrlParameters): UrlParameters {
  const isNewClick = Object.keys(pickAttribution(fresh)).length > 0 && !isSameCampaign(earlier, fresh);
  if (!isNewClick) return { ...earlier, ...fresh };
  const lasting = Object.entries(earlier).filter(([name]) => name === 'zip_code' || name === 'afid');
  return { ...Object.fromEntries(lasting), ...fresh };
}

/**
 * The parameters of a visit, at most 512 characters each. The server has cleaned the address of the page already; other
 * addresses are links of any origin.
 */
export function readUrlParameters(query: URLSearchParams): UrlParameters {
  const kept = [...query].filter(([name, value]) => VISIT_PARAMETERS.includes(name) && value !== '');
  return Object.fromEntries(
    kept.flatMap(([name, value]) => {
      if (!holdsContact(value)) return [[name, value.slice(0, PARAMETER_MAXIMUM)] as const];
      return name.startsWith('utm_') ? [[name, WITHHELD] as const] : [];
    }),
  );
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
  const variant = searchParams.get('variant') ?? '';
  if (FORCED_VARIANT.test(variant)) kept.append('variant', variant);
  return kept.size === 0 ? page : `${page}?${kept.toString()}`;
}
