import { collectDefaultMetrics, Registry } from 'prom-client';
import { eventCatalogue } from '@/lib/analytics/event-catalogue';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { isRecord } from '@/lib/json/guard';
import { isFormPage } from '../platform/form-pages';
import { processSingleton } from '../platform/process-singleton';
import { createCounter, createDurations, formatMetrics, type GaugeValue } from './metrics-registry';

const MAXIMUM_STEP = 40;

/** Where something may be given up. */
const DROP_PLACES = [
  ...(['spool', 'repeat', 'outbox', 'busy', 'answer'] as const),
  ...(['consent', 'quarantine', 'foreign-consent'] as const),
];

function createMetrics() {
  const registry = new Registry();
  // Event loop lag, garbage collection, heap, handles and processor time, by the names that dashboards know.
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string = never>(name: string, help: string, labels: readonly Label[] = []) =>
    createCounter(registry, { name, help, labels });
  const durations = <Label extends string>(name: string, help: string, labels: readonly Label[]) =>
    createDurations(registry, { name, help, labels });
  const metrics = {
    registry,
    requests: counter('funnel_requests_total', 'API calls answered.', ['method', 'route', 'status']),
    requestSeconds: durations('funnel_request_seconds', 'How long API calls took.', ['route']),
    providerCalls: counter('funnel_provider_calls_total', 'Calls to providers.', ['provider', 'call', 'outcome']),
    providerSeconds: durations('funnel_provider_seconds', 'How long providers took.', ['provider', 'call']),
    leases: counter('funnel_phone_leases_total', 'Numbers asked for, by what was shown.', ['brand', 'source']),
    leaseLookups: counter('funnel_lease_lookups_total', 'Questions for a lease, by whether one was known.', [
      'outcome',
    ]),
    violations: counter('funnel_policy_violations_total', 'What the content policy kept out.', ['directive']),
    events: counter('funnel_events_total', 'Events accepted.', ['brand', 'event']),
    leads: counter('funnel_leads_total', 'Leads accepted.', ['brand']),
    steps: counter('funnel_steps_total', 'Steps by number.', ['brand', 'step', 'action']),
    pageSteps: counter('funnel_page_steps_total', 'Questions seen and answered, by page.', ['page', 'action']),
    crawlers: counter('funnel_crawlers_total', 'Calls of declared crawlers, by what they asked for.', [
      'brand',
      'call',
    ]),
    tests: counter('funnel_tests_total', 'Calls of testers with a signed link, by what they asked for.', [
      'brand',
      'call',
    ]),
    dropped: counter('funnel_dropped_total', 'Given up, by where.', ['where']),
    outcomes: counter('funnel_outcomes_total', 'What companies told of calls, by how it was taken.', [
      'source',
      'result',
    ]),
    spooled: counter('funnel_spooled_total', 'Events, leads, numbers and outcomes that waited on the local disk.'),
    aged: counter('funnel_aged_out_total', 'Rows deleted for their age; of events, months and single rows.', ['kind']),
    uncaught: counter('funnel_uncaught_errors_total', 'Errors that nothing caught.', ['kind']),
    renderedSteps: counter('funnel_rendered_steps_total', 'Steps rendered when they were first asked for.'),
    failedPages: counter('funnel_failed_pages_total', 'Pages that could not be shown.', ['status']),
  };
  // Prometheus sees no increase in a series that begins with 1: the first loss would raise no alert.
  for (const where of DROP_PLACES) metrics.dropped({ where }, 0);
  for (const brand of BRAND_CODES) metrics.leads({ brand }, 0);
  return metrics;
}

/** The metrics of this process. */
function getMetrics(): ReturnType<typeof createMetrics> {
  return processSingleton('metrics', createMetrics);
}

/** What this process has counted, and the gauges as they stand, in Prometheus' text format. */
export function readMetrics(gauges: readonly GaugeValue[] = []): Promise<string> {
  return formatMetrics(getMetrics().registry, gauges);
}

/** One answered call. */
export function countRequest(method: string, route: string, status: number, seconds: number): void {
  getMetrics().requests({ method, route, status: String(status) });
  getMetrics().requestSeconds({ route }, seconds);
}

/** One call to a provider; `outcome` is ok or the reason of its failure. */
export function countProviderCall(provider: string, call: string, outcome: string, seconds: number): void {
  getMetrics().providerCalls({ provider, call, outcome });
  getMetrics().providerSeconds({ provider, call }, seconds);
}

/** One visitor who asked for a number: leased, or left with the brand's own. */
export function countLease(brand: BrandCode, isLeased: boolean): void {
  getMetrics().leases({ brand, source: isLeased ? 'lease' : 'default' });
}

/** One question for a lease: known from an earlier call, asked of the provider, or neither. */
export function countLeaseLookup(outcome: 'hit' | 'miss' | 'refused'): void {
  getMetrics().leaseLookups({ outcome });
}

/** One thing that the content policy kept out of a page. The host is in the log: anybody may report any. */
export function countViolation(directive: string): void {
  getMetrics().violations({ directive });
}

/** By the pages that there are alone: what a visitor makes up is no label. */
function countPageStep(shown: unknown, action: 'shown' | 'submitted'): void {
  const page = isRecord(shown) ? shown['name'] : undefined;
  if (!isFormPage(page)) return;
  getMetrics().pageSteps({ page, action });
  // Prometheus sees no increase in a series that begins with 1.
  if (action === 'shown') getMetrics().pageSteps({ page, action: 'submitted' }, 0);
}

/** One accepted event; the rate of each step comes from its views and submissions. A repeat counts again. */
export function countEvent(brand: BrandCode, name: string, properties: Readonly<Record<string, unknown>>): void {
  const event = Object.hasOwn(eventCatalogue, name) ? name : 'other';
  const number = properties['stepNumber'];
  const isStep = typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= MAXIMUM_STEP;
  getMetrics().events({ brand, event });
  if (isStep && (event === 'pageView' || event === 'formStepSubmitted')) {
    const action = event === 'pageView' ? 'shown' : 'submitted';
    getMetrics().steps({ brand, step: String(number), action });
    countPageStep(properties['page'], action);
  }
}

/** One step that the build has not rendered and this process has; far more of them than steps means too little room. */
export function countRenderedStep(): void {
  getMetrics().renderedSteps({});
}

/** One accepted lead. A repeat counts again. */
export function countLead(brand: BrandCode): void {
  getMetrics().leads({ brand });
}

/** One call of somebody who says to be a crawler: an event that was kept, or a paid call that was not made. */
export function countCrawler(brand: BrandCode, call: 'event' | 'paid'): void {
  getMetrics().crawlers({ brand, call });
}

/** One call of a tester: what was kept as a test and counts nowhere else, or a paid call that was not made. */
export function countTest(brand: BrandCode, call: 'event' | 'lead' | 'user' | 'paid'): void {
  getMetrics().tests({ brand, call });
}

/**
 * What was given up: by the store for its shape or for an id that had other answers before, by a destination after its
 * refusals, by us for want of room; of a lead, each answer
 * that is none, each consent in words that our page does not show (`consent`), without proof that a page sent it
 * (`quarantine`), or to a lead of another visit or with other answers (`foreign-consent`).
 */
export function countDropped(where: (typeof DROP_PLACES)[number], count: number): void {
  if (count > 0) getMetrics().dropped({ where }, count);
}

/** One outcome of a call that somebody sent in the name of a source. */
export function countOutcome(source: string, result: 'taken' | 'forged' | 'expired' | 'malformed'): void {
  getMetrics().outcomes({ source, result });
}

/** One event or lead that the spool took while the store was away. */
export function countSpooled(): void {
  getMetrics().spooled({});
}

/** What was too old to be kept, by kind. */
export function countAged(kind: string, count: number): void {
  getMetrics().aged({ kind }, count);
}

/** An error of ours that nothing was there to catch. */
export function countUncaught(kind: string): void {
  getMetrics().uncaught({ kind });
}

/** An answer of 500 or above to anything but a call. */
export function countFailedPage(status: number): void {
  getMetrics().failedPages({ status: String(status) });
}
