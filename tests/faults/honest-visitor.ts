import { setTimeout as wait } from 'node:timers/promises';
import { askTier } from '@/tests/support/tier-request';

// A process of its own, so that nothing else of the trial delays what it measures: node … honest-visitor.ts <port>. Asks
// one request after the other; told `mark`, it tells how long those since the last mark took.
const PORT = Number(process.argv[2]);
const HOST = 'm10.localhost';
const PAUSE_MS = 15;
const PATHS = ['/privacy', '/otc-savings/zip', '/api/build', '/api/location?zip_code=33101'] as const;

/** What a visitor saw since the last mark. */
export interface VisitorReport {
  readonly asked: number;
  /** Answers other than 200. */
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

let durations: number[] = [];
let failed = 0;

function report(): VisitorReport {
  const sorted = durations.sort((one, other) => one - other);
  const find = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const told = { asked: sorted.length, failed, p50Ms: find(0.5), p99Ms: find(0.99) };
  [durations, failed] = [[], 0];
  return told;
}

async function visit(): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const startedAt = performance.now();
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const { status } = await askTier(PORT, HOST, PATHS[turn % PATHS.length] ?? '/', { headers });
    durations.push(performance.now() - startedAt);
    if (status !== 200) failed += 1;
    await wait(PAUSE_MS);
  }
}

process.on('message', () => process.send?.(report()));
process.once('disconnect', () => process.exit(0));
void visit();
