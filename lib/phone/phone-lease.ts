import { isNumber, isText, shape } from '@/lib/json/guard';

/** A leased phone number and the moment at which it goes back to the pool. */
export interface PhoneLease {
  /** E.164. */
  readonly number: string;
  /** Unix ms. */
  readonly expiresAt: number;
}

/** How long the default number stands in for a placement that never calls out (specification 7). */
export const DEFAULT_NUMBER_LEASE_SECONDS = 24 * 60 * 60;

const isLease = shape<PhoneLease>({ number: isText, expiresAt: isNumber });

/** The lease that a value holds; undefined when it is none, or is over. */
export function parseLease(input: unknown, nowMs: number): PhoneLease | undefined {
  if (!isLease(input) || !/^\+1\d{10}$/.test(input.number)) return undefined;
  const { number, expiresAt } = input;
  return expiresAt > nowMs ? { number, expiresAt } : undefined;
}

/** The all-zero placement, or none, is a placeholder: it never calls out (specification 7). */
export function isPlaceholderPlacement(placementId: string): boolean {
  return /^[0-]*$/.test(placementId);
}
