import type { PageContext } from '@/lib/analytics/event-context';
import type { ZipLocation } from '@/lib/call-bodies/zip-location';
import { readLocalHour } from '@/lib/leads/local-hour';
import { findClickId } from '@/lib/visit/click-id';
import { scrubAddress } from '@/lib/visit/click-identifiers';
import { findCallToken } from './call-token';
import { hasOptOutSignal } from '../platform/privacy-signal';
import type { Visit } from '@/lib/visit/visit';

export interface PaidCallContext {
  readonly page: PageContext;
  readonly visit: Visit;
}

/** Source page and ad, in MediaAlpha's format. */
export function buildSource({ page, visit }: PaidCallContext) {
  const { urlParameters } = visit;
  const clickId = findClickId(urlParameters);
  const common = { version: 17 as const, sub_1: urlParameters['afid'] ?? page.affiliateId };
  const { origin, pathname, href } = window.location;
  // After an opt-out, without click identifiers.
  if (hasOptOutSignal()) return { ...common, url: origin + pathname };
  return {
    ...common,
    url: scrubAddress(href),
    sub_2: urlParameters['utm_campaign'] ?? page.pageName,
    ...(clickId && { sub_3: clickId }),
  };
}

/** The server adds address, agent, placement and source. */
export function describeVisit(context: PaidCallContext, location: ZipLocation | undefined) {
  return {
    session_id: context.visit.sessionId,
    local_hour: readLocalHour(new Date(), location?.timezone),
    ...buildSource(context),
  };
}

export async function buildEnvelope(context: PaidCallContext, location: ZipLocation | undefined) {
  const token = await findCallToken();
  return { ...(token !== undefined && { token }), ...describeVisit(context, location) };
}
