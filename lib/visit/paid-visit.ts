import { CLICK_IDENTIFIERS, type UrlParameters } from './click-identifiers';

/** A click identifier shorter than this is not one (specification 9). */
const CLICK_IDENTIFIER_MINIMUM = 15;

/**
 * Whether a visit was paid for (specification 5): a click identifier of at least 15 characters together with
 * utm_campaign; `gbraid` needs no campaign; utm_source `bigo` needs no identifier. Derived, never stored.
 */
export function isPaidVisit(parameters: UrlParameters): boolean {
  const isLong = (name: string) => (parameters[name] ?? '').length >= CLICK_IDENTIFIER_MINIMUM;
  if (isLong('gbraid')) return true;
  if (!parameters['utm_campaign']) return false;
  return parameters['utm_source'] === 'bigo' || CLICK_IDENTIFIERS.some(isLong);
}
