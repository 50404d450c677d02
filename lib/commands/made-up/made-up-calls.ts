import { buildEventContext } from '@/lib/analytics/event-context';
import { calls } from '@/lib/calls/calls';
import type { MadeUpEvent, MadeUpVisit } from './made-up-visit';

/** What a browser would send. */
export interface MadeUpCall {
  readonly brand: string;
  readonly path: string;
  readonly agent: string;
  readonly body: Readonly<Record<string, unknown>>;
}

function describeAddress({ page, kind, parameters }: MadeUpVisit): string {
  const query = new URLSearchParams(parameters);
  if (kind === 'forced') query.set('variant', 'made-up:forced');
  return `http://${page.brandId}.localhost${page.pagePath}?${query.toString()}`;
}

function buildEvent(visit: MadeUpVisit, { id, name, at, props }: MadeUpEvent): Readonly<Record<string, unknown>> {
  const touch = {
    at: new Date(visit.startedAt).toISOString(),
    path: visit.page.pagePath,
    referrerHost: '',
    parameters: visit.parameters,
  };
  const context = buildEventContext(visit.page, {
    eventId: id,
    now: new Date(at),
    visit: {
      anonymousId: visit.anonymousId,
      sessionId: visit.sessionId,
      urlParameters: visit.parameters,
      touches: { first: touch, last: touch },
    },
    address: describeAddress(visit),
    ...{ cookies: '', userAgent: visit.agent, isOptedOut: visit.isOptedOut, deliveryDrops: 0 },
    botDetection: visit.kind === 'bot' ? { bot: true, botKind: 'made-up' } : { bot: false },
  });
  return {
    ...{ type: 'track', event: name, timestamp: context.timestamp },
    ...{ sessionId: visit.sessionId, anonymousId: visit.anonymousId, properties: { ...context, ...props } },
  };
}

function buildLead(visit: MadeUpVisit, leadId: string): Readonly<Record<string, unknown>> {
  const [form = '', formVersion = ''] = visit.formVersion.split('@');
  return {
    ...{ leadId, anonymousId: visit.anonymousId, sessionId: visit.sessionId, product: visit.page.product },
    ...{ pageName: visit.page.pageName, form, formVersion, createdAt: new Date(visit.leadAt).toISOString() },
    ...{ paid: false, isOptedOut: visit.isOptedOut, values: { zipcode: '33101' }, consents: [] },
  };
}

/** All that a visit sends, in the order in which it happened. */
export function listMadeUpCalls(visit: MadeUpVisit): readonly MadeUpCall[] {
  const common = { brand: visit.page.brandId, agent: visit.agent };
  const events = visit.events.map((event) => ({
    ...common,
    path: calls.createEvent.path,
    body: buildEvent(visit, event),
  }));
  if (visit.leadId === undefined) return events;
  return [...events, { ...common, path: calls.createLead.path, body: buildLead(visit, visit.leadId) }];
}
