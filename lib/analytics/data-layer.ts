import type { EventContext } from './event-context-schema';
import type { EventName } from './event-catalogue';
import { pickAttribution } from '@/lib/visit/click-identifiers';

export interface DocumentFacts {
  readonly title: string;
  readonly referrer: string;
}

/** Props that any event may push: no answers, no provider replies, no ad lists (compliance P-24). */
const PUSHED_PROPS = [
  'stepName',
  'stepNumber',
  'stepType',
  'stepIsFallback',
  'formVersion',
  'didNumber',
  'ctcLocation',
  'callDurationMs',
  'isLowBid',
  'source',
  'destination',
  'button',
  'name',
  'variant',
  'provider',
  'impressionId',
  'adCount',
  'tagName',
  'innerText',
  'href',
  'target',
  'type',
  'closestBlockId',
] as const;

function getPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}

/** The other site's path and query may say something about the visitor. */
function scrubReferrer(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).origin : '';
}

/** Specification 7, data layer. */
function describePageView(context: EventContext, props: Readonly<Record<string, unknown>>, facts: DocumentFacts) {
  const { brand, page, cookies } = context;
  const stepName = props['stepName'];
  const ipLookup = context.ipLookup && {
    city: context.ipLookup.city,
    state: context.ipLookup.state,
    postalCode: context.ipLookup.postalCode,
    isp: context.ipLookup.isp,
  };
  return {
    siteId: brand.id,
    sessionId: context.sessionId,
    isPaid: context.isPaid,
    userId: context.userId,
    gaClientId: cookies.gaClientId,
    gaSessionId: cookies.gaSessionId,
    fbp: cookies.fbp,
    benefits: page.benefits,
    planTypes: page.planTypes,
    language: page.language,
    ...pickAttribution(context.urlParams),
    ipLookup,
    url: context.url,
    path: getPath(context.url),
    title: facts.title,
    referrer: scrubReferrer(facts.referrer),
    composedName: [brand.id, page.name, stepName].filter(Boolean).join(' | '),
    category: page.product,
    pageName: page.name,
    templateName: page.template,
    stepName,
    stepNumber: props['stepNumber'],
    product: page.product,
    afid: context.phoneRule.afid,
  };
}

/** Keys outlive a push in the data layer, so props of other events are repeated here as undefined. */
export function buildDataLayerEntry(
  event: { readonly name: EventName; readonly props: object; readonly context: EventContext },
  facts: DocumentFacts,
): Readonly<Record<string, unknown>> {
  const props = event.props as Readonly<Record<string, unknown>>;
  const pushed = Object.fromEntries(PUSHED_PROPS.map((name) => [name, props[name]]));
  const pageView = event.name === 'pageView' ? describePageView(event.context, props, facts) : {};
  return { event: event.name, eventId: event.context.eventId, ...pushed, ...pageView };
}
