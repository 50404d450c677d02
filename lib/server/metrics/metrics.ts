import { eventCatalogue } from '@/lib/analytics/event-catalogue';
import type { BrandCode } from '@/lib/brand/brand-code';
import { processWide } from '../process-wide';
import { MetricRegistry } from './registry';

const MAXIMUM_STEP = 40;

/** The registry of this process. */
export function getMetrics(): MetricRegistry {
  return processWide('metrics', () => new MetricRegistry());
}

/** One answered call. */
export function countRequest(method: string, route: string, status: number, seconds: number): void {
  const labels = { method, route, status: String(status) };
  getMetrics().count('funnel_requests_total', 'API calls answered.', labels);
  getMetrics().observe('funnel_request_seconds', 'How long API calls took.', { route }, seconds);
}

/** One call to a provider; `outcome` is ok or the reason of its failure. */
export function countProviderCall(provider: string, call: string, outcome: string, seconds: number): void {
  getMetrics().count('funnel_provider_calls_total', 'Calls to providers.', { provider, call, outcome });
  getMetrics().observe('funnel_provider_seconds', 'How long providers took.', { provider, call }, seconds);
}

/** One visitor who asked for a number: leased, or left with the brand's own. */
export function countLease(brand: BrandCode, isLeased: boolean): void {
  const source = isLeased ? 'lease' : 'default';
  getMetrics().count('funnel_phone_leases_total', 'Numbers asked for, by what was shown.', { brand, source });
}

/** One question for a lease: known from an earlier call, asked of the provider, or neither. */
export function countLeaseLookup(outcome: 'hit' | 'miss' | 'refused'): void {
  getMetrics().count('funnel_lease_lookups_total', 'Questions for a lease, by whether one was known.', { outcome });
}

/** One thing that the content policy kept out of a page. The host is in the log: anybody may report any. */
export function countViolation(directive: string): void {
  getMetrics().count('funnel_policy_violations_total', 'What the content policy kept out.', { directive });
}

/** One accepted event; the rate of each step comes from its views and submissions. A repeat counts again. */
export function countEvent(brand: BrandCode, name: string, properties: Readonly<Record<string, unknown>>): void {
  const event = Object.hasOwn(eventCatalogue, name) ? name : 'other';
  const number = properties['stepNumber'];
  const isStep = typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= MAXIMUM_STEP;
  getMetrics().count('funnel_events_total', 'Events accepted.', { brand, event });
  if (isStep && (event === 'pageView' || event === 'formStepSubmitted')) {
    const action = event === 'pageView' ? 'shown' : 'submitted';
    getMetrics().count('funnel_steps_total', 'Steps by number.', { brand, step: String(number), action });
  }
}

/**
 * What was given up: by the store for its shape or for an id that had other answers before, by a destination after its
 * refusals, by us for want of room.
 */
export function countDropped(where: 'spool' | 'repeat' | 'outbox' | 'busy', count: number): void {
  if (count > 0) getMetrics().count('funnel_dropped_total', 'Given up, by where.', { where }, count);
}

/** One event or lead that the spool took while the store was away. */
export function countSpooled(): void {
  getMetrics().count('funnel_spooled_total', 'Events and leads that waited on the local disk.');
}

/** An error of ours that nothing was there to catch. */
export function countUncaught(kind: string): void {
  getMetrics().count('funnel_uncaught_errors_total', 'Errors that nothing caught.', { kind });
}

/** An answer of 500 or above to anything but a call. */
export function countFailedPage(status: number): void {
  getMetrics().count('funnel_failed_pages_total', 'Pages that could not be shown.', { status: String(status) });
}
