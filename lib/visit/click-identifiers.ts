/** Click identifiers that ad networks put in the address (specification 3). */
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

/** Campaign parameters that analytics and the paid rule read. */
const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'afid'] as const;

/** Every URL parameter that a visit remembers; none of them is personal. */
const VISIT_PARAMETERS: readonly string[] = [...CLICK_IDENTIFIERS, ...CAMPAIGN_PARAMETERS, 'zip_code'];

/** The longest value kept of one parameter. */
const PARAMETER_MAXIMUM = 512;

/** URL parameters of a visit, by name. */
export type UrlParameters = Readonly<Record<string, string>>;

/** The parameters that say which click or campaign brought the visitor. */
export function findAttribution(parameters: UrlParameters): UrlParameters {
  const told = Object.entries(parameters).filter(([name]) => name !== 'zip_code' && name !== 'afid');
  return Object.fromEntries(told);
}

/**
 * The parameters of a visit after one more address. A new click or campaign takes the place of the earlier one as a
 * whole, so that no identifier of one ad is paired with the campaign of another; ZIP and affiliate stay until replaced.
 */
export function mergeUrlParameters(earlier: UrlParameters, fresh: UrlParameters): UrlParameters {
  const isNewClick = Object.keys(findAttribution(fresh)).length > 0;
  if (!isNewClick) return { ...earlier, ...fresh };
  const lasting = Object.entries(earlier).filter(([name]) => name === 'zip_code' || name === 'afid');
  return { ...Object.fromEntries(lasting), ...fresh };
}

/** The parameters of a query that a visit remembers; the last of a repeated key counts. */
export function readUrlParameters(query: URLSearchParams): UrlParameters {
  const kept = [...query].filter(([name, value]) => VISIT_PARAMETERS.includes(name) && value !== '');
  return Object.fromEntries(kept.map(([name, value]) => [name, value.slice(0, PARAMETER_MAXIMUM)]));
}

/** A page address with only the parameters that a visit remembers (compliance P-33); unreadable input gives ''. */
export function scrubAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const query = new URLSearchParams(readUrlParameters(searchParams)).toString();
  return query === '' ? origin + pathname : `${origin}${pathname}?${query}`;
}
