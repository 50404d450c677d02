import type { PageContext } from '@/lib/analytics/event-context';
import type { ZipLocation } from '@/lib/calls/location-call';
import { readLocalHour } from '@/lib/leads/local-hour';
import { scrubAddress } from '@/lib/visit/click-identifiers';
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
  return {
    local_hour: readLocalHour(new Date(), location?.timezone),
    url: scrubAddress(window.location.href),
    version: 17 as const,
    sub_1: urlParameters['afid'] ?? page.affiliateId,
    sub_2: urlParameters['utm_campaign'] ?? page.pageName,
    ...(clickId && { sub_3: clickId.slice(0, 256) }),
  };
}
