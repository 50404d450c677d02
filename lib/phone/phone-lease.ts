/** A leased phone number and the moment at which it goes back to the pool. */
export interface PhoneLease {
  /** E.164. */
  readonly number: string;
  /** Unix ms. */
  readonly expiresAt: number;
}

/** How long the default number stands in for a placement that never calls out (specification 7). */
export const DEFAULT_NUMBER_LEASE_SECONDS = 24 * 60 * 60;

/** The lease that a value holds; undefined when it is none, or is over. */
export function parseLease(input: unknown, nowMs: number): PhoneLease | undefined {
  if (typeof input !== 'object' || input === null || !('number' in input) || !('expiresAt' in input)) return undefined;
  const { number, expiresAt } = input;
  if (typeof number !== 'string' || !/^\+1\d{10}$/.test(number) || typeof expiresAt !== 'number') return undefined;
  return expiresAt > nowMs ? { number, expiresAt } : undefined;
}

/** The all-zero placement, or none, is a placeholder: it never calls out (specification 7). */
export function isPlaceholderPlacement(placementId: string): boolean {
  return /^[0-]*$/.test(placementId);
}
