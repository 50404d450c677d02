import type { PolicyViolation } from '@/lib/security/policy-violation';

const MAXIMUM_KINDS = 200;

export interface ViolationCount extends PolicyViolation {
  readonly count: number;
}

/**
 * By directive and host, in bounded memory: anyone may report. A new kind takes the place of the rarest, so that made-up
 * hosts, however many, push out one another and never a host that many browsers report.
 */
export class ViolationCounter {
  readonly #counts = new Map<string, ViolationCount>();

  add(violation: PolicyViolation): ViolationCount {
    const { directive, host } = violation;
    const key = `${directive} ${host}`;
    if (!this.#counts.has(key) && this.#counts.size >= MAXIMUM_KINDS) this.#forgetRarest();
    const count = { directive, host, count: (this.#counts.get(key)?.count ?? 0) + 1 };
    this.#counts.set(key, count);
    return count;
  }

  #forgetRarest(): void {
    const rarest = [...this.#counts].reduce((least, one) => (one[1].count < least[1].count ? one : least));
    this.#counts.delete(rarest[0]);
  }

  /** Whether a new kind pushes out another: anybody may then be making them up. */
  isFull(): boolean {
    return this.#counts.size >= MAXIMUM_KINDS;
  }

  list(): readonly ViolationCount[] {
    return [...this.#counts.values()];
  }
}

/** True for the first, the tenth, the hundredth … of its kind. */
export function isNewMagnitude(count: number): boolean {
  return Number.isInteger(Math.log10(count));
}
