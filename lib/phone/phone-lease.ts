export interface PhoneLease {
  /** E.164. */
  readonly number: string;
  /** Unix ms. */
  readonly expiresAt: number;
}

/** For a placement that never calls out (specification 7). */
export const DEFAULT_NUMBER_LEASE_SECONDS = 24 * 60 * 60;

/** Undefined when malformed or expired. */
export function parseLease(input: unknown, nowMs: number): PhoneLease | undefined {
  if (typeof input !== 'object' || input === null || !('number' in input) || !('expiresAt' in input)) return undefined;
  const { number, expiresAt } = input;
  if (typeof number !== 'string' || !/^\+1\d{10}$/.test(number) || typeof expiresAt !== 'number') return undefined;
  return expiresAt > nowMs ? { number, expiresAt } : undefined;
}

/** All zeros or missing: never calls out (specification 7). */
export function isPlaceholderPlacement(placementId: string): boolean {
  return /^[0-]*$/.test(placementId);
}
