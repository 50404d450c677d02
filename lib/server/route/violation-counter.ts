import type { PolicyViolation } from '@/lib/security/policy-violation';

const MAXIMUM_KINDS = 200;
const OTHER = 'other';

export interface ViolationCount extends PolicyViolation {
  readonly count: number;
}

/** By directive and host, in bounded memory: anyone may report. Hosts beyond the limit count together. */
export class ViolationCounter {
  readonly #counts = new Map<string, ViolationCount>();

  add(violation: PolicyViolation): ViolationCount {
    const isKnown = this.#counts.has(`${violation.directive} ${violation.host}`);
    const host = isKnown || this.#counts.size < MAXIMUM_KINDS ? violation.host : OTHER;
    const key = `${violation.directive} ${host}`;
    const count = { directive: violation.directive, host, count: (this.#counts.get(key)?.count ?? 0) + 1 };
    this.#counts.set(key, count);
    return count;
  }

  list(): readonly ViolationCount[] {
    return [...this.#counts.values()];
  }
}

/** True for the first, the tenth, the hundredth … of its kind. */
export function isNewMagnitude(count: number): boolean {
  return Number.isInteger(Math.log10(count));
}
