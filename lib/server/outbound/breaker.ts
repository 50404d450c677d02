const SAMPLE = 20;
const SAMPLE_SPAN_MS = 10_000;
const FAILED_SHARE = 0.5;
const REST_MS = 5000;

/** `unused`: let through, then not made. */
export type Outcome = 'healthy' | 'failed' | 'unused';

export type Pass = 'regular' | 'probe';

/** Opens for 5 s when half of the last 20 calls failed within 10 s; then one probe decides. Time must be monotonic. */
export class Breaker {
  private latest: { readonly atMs: number; readonly isFailed: boolean }[] = [];
  private restUntilMs: number | undefined;
  private isProbing = false;

  admit(nowMs: number): Pass | undefined {
    if (this.restUntilMs === undefined) return 'regular';
    if (nowMs < this.restUntilMs || this.isProbing) return undefined;
    this.isProbing = true;
    return 'probe';
  }

  settle(pass: Pass, outcome: Outcome, nowMs: number): void {
    if (pass === 'probe') this.settleProbe(outcome, nowMs);
    // Calls that were under way when the breaker opened say nothing new.
    else if (this.restUntilMs === undefined && outcome !== 'unused') this.record(outcome === 'failed', nowMs);
  }

  isOpen(): boolean {
    return this.restUntilMs !== undefined;
  }

  private settleProbe(outcome: Outcome, nowMs: number): void {
    this.isProbing = false;
    if (outcome === 'failed') this.restUntilMs = nowMs + REST_MS;
    if (outcome !== 'healthy') return;
    this.restUntilMs = undefined;
    this.latest = [];
  }

  private record(isFailed: boolean, nowMs: number): void {
    this.latest = [...this.latest, { atMs: nowMs, isFailed }].slice(-SAMPLE);
    const [oldest] = this.latest;
    if (this.latest.length < SAMPLE || oldest === undefined || nowMs - oldest.atMs > SAMPLE_SPAN_MS) return;
    const failed = this.latest.filter((one) => one.isFailed).length;
    if (failed >= SAMPLE * FAILED_SHARE) this.restUntilMs = nowMs + REST_MS;
  }
}
