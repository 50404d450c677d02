import { CLICK_IDENTIFIERS, type UrlParameters } from './click-identifiers';

/** Specification 9. */
export const CLICK_IDENTIFIER_MINIMUM = 15;

interface PaidFacts {
  readonly gbraid: boolean;
  readonly campaign: boolean;
  readonly identifier: string | undefined;
  readonly bigo: boolean;
}

export function explainPaidVisit(parameters: UrlParameters): PaidFacts {
  const isLong = (name: string) => (parameters[name] ?? '').length >= CLICK_IDENTIFIER_MINIMUM;
  return {
    gbraid: isLong('gbraid'),
    campaign: Boolean(parameters['utm_campaign']),
    identifier: CLICK_IDENTIFIERS.find(isLong),
    bigo: parameters['utm_source'] === 'bigo',
  };
}

/** Specification 5. `gbraid` needs no campaign, utm_source `bigo` no identifier. Derived, never stored. */
export function isPaidVisit(parameters: UrlParameters): boolean {
  const { gbraid, campaign, identifier, bigo } = explainPaidVisit(parameters);
  return gbraid || (campaign && (identifier !== undefined || bigo));
}
