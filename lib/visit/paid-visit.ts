import { CLICK_IDENTIFIERS, type UrlParameters } from './click-identifiers';

/** A click identifier shorter than this is not one (specification 9). */
export const CLICK_IDENTIFIER_MINIMUM = 15;

/** What the paid rule looks at, each fact on its own. */
interface PaidFacts {
  /** `gbraid` is long enough. */
  readonly gbraid: boolean;
  /** There is a utm_campaign. */
  readonly campaign: boolean;
  /** The first click identifier that is long enough. */
  readonly identifier: string | undefined;
  /** utm_source is `bigo`. */
  readonly bigo: boolean;
}

/** Why a visit is or is not paid for: the facts that {@link isPaidVisit} decides by. */
export function explainPaidVisit(parameters: UrlParameters): PaidFacts {
  const isLong = (name: string) => (parameters[name] ?? '').length >= CLICK_IDENTIFIER_MINIMUM;
  return {
    gbraid: isLong('gbraid'),
    campaign: Boolean(parameters['utm_campaign']),
    identifier: CLICK_IDENTIFIERS.find(isLong),
    bigo: parameters['utm_source'] === 'bigo',
  };
}

/**
 * Whether a visit was paid for (specification 5): a click identifier of at least 15 characters together with
 * utm_campaign; `gbraid` needs no campaign; utm_source `bigo` needs no identifier. Derived, never stored.
 */
export function isPaidVisit(parameters: UrlParameters): boolean {
  const { gbraid, campaign, identifier, bigo } = explainPaidVisit(parameters);
  return gbraid || (campaign && (identifier !== undefined || bigo));
}
