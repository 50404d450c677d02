import type { PageContext } from '@/lib/analytics/event-context';
import type { ZipLocation } from '@/lib/calls/location-call';
import { readLocalHour } from '@/lib/leads/local-hour';
import { scrubAddress } from '@/lib/visit/click-identifiers';
import { hasOptOutSignal } from './privacy-signal';
import type { Visit } from '@/lib/visit/visit';

/** What the calls that cost money need to know. */
export interface PaidCallContext {
  readonly page: PageContext;
  readonly visit: Visit;
}

/** What both MediaAlpha calls carry; the server adds address, agent, placement and source. */
export function buildEnvelope({ page, visit }: PaidCallContext, location: ZipLocation | undefined) {
  const { urlParameters } = visit;
  const clickId = urlParameters['gclid'] ?? urlParameters['fbclid'] ?? urlParameters['msclkid'];
  const common = {
    local_hour: readLocalHour(new Date(), location?.timezone),
    version: 17 as const,
    sub_1: urlParameters['afid'] ?? page.affiliateId,
  };
  const { origin, pathname, href } = window.location;
  // Who asked not to be shared is not told apart by the click that brought them.
  if (hasOptOutSignal()) return { ...common, url: origin + pathname };
  return {
    ...common,
    url: scrubAddress(href),
    sub_2: urlParameters['utm_campaign'] ?? page.pageName,
    ...(clickId && { sub_3: clickId.slice(0, 256) }),
  };
}
