import type { BrandCode } from '@/lib/names/brand-code';

/** A number that a provider leased for one visit, kept for as long as outcomes of its calls may come. */
export interface LeasedNumber {
  /** A UUID of this giving-out. */
  readonly id: string;
  /** E.164. */
  readonly phone: string;
  readonly brand: BrandCode;
  readonly sessionId: string;
  /** Of a stored lead of the visit, or null. */
  readonly leadId: string | null;
  /** Path of the page, without query. */
  readonly pagePath: string;
  /** As the browser says it; null where it does not. */
  readonly pageName: string | null;
  /** `experiment.variant`, or null. */
  readonly variant: string | null;
  /** ISO 8601 in UTC. */
  readonly leasedAt: string;
  readonly expiresAt: string;
}
