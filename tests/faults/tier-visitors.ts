import { setTimeout as wait } from 'node:timers/promises';
import type { CacheTier } from '@/tests/support/cache-tier';
import { askTier, type TierAnswer } from '@/tests/support/tier-request';
import type { Ledger } from './ledger';
import { makeEventCall, makeLeadCall, TRIAL_HOST, type DueRow, type MadeUpCall } from './made-up-calls';

type Tier = Pick<CacheTier, 'port' | 'authority'>;

/** As long as a first line may be that nginx takes, all of it control characters (reference/review-security.md, H1). */
const HOSTILE_PATH = `/otc-savings?firstname=${'%01'.repeat(2600)}`;
const HOSTILE_ADDRESS = '127.0.0.66';
const ANSWER_WITHIN_MS = 15_000;

/** Each is a visitor of its own, as the proxy counts. */
const drawAddress = (turn: number): string => `127.0.${1 + (turn % 200)}.${1 + (turn % 250)}`;

/** What visitors got: how often each answer came, by kind, and how long each took. */
export class VisitorCounts {
  readonly answers = new Map<string, number>();
  readonly durations: number[] = [];

  add(kind: string, status: number | string, ms: number): void {
    this.answers.set(`${kind} ${status}`, (this.answers.get(`${kind} ${status}`) ?? 0) + 1);
    this.durations.push(ms);
  }

  count(answer: string): number {
    return this.answers.get(answer) ?? 0;
  }

  /** The answers that are none of these. */
  listOthers(...right: readonly string[]): readonly string[] {
    return [...this.answers.keys()].filter((answer) => !right.includes(answer));
  }

  format(): string {
    const sorted = this.durations.toSorted((one, other) => one - other);
    const find = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
    return `${JSON.stringify(Object.fromEntries(this.answers))}, p50 ${find(0.5)} p99 ${find(0.99)} max ${find(1)} ms`;
  }
}

async function ask(counts: VisitorCounts, kind: string, send: () => Promise<TierAnswer>): Promise<number> {
  const startedAt = performance.now();
  const late = wait(ANSWER_WITHIN_MS, 'no answer' as const, { ref: false });
  const answer = await Promise.race([send(), late]).catch((error: unknown) => String(error));
  const status = typeof answer === 'string' ? answer : answer.status;
  counts.add(kind, status, performance.now() - startedAt);
  return typeof status === 'number' ? status : 0;
}

/** A page that the cache has, one that each time is asked of the site, and the first visit of a tested one, in turn. */
export async function visitPage({ port, authority }: Tier, counts: VisitorCounts, turn: number): Promise<void> {
  const path = [`/privacy?gclid=${turn}`, `/privacy?variant=none:${turn}`, '/otc-savings'][turn % 3] ?? '/';
  await ask(counts, 'page', () => askTier(port, TRIAL_HOST, path, { authority, from: drawAddress(turn) }));
}

/** The proxy says who sends, whatever the sender says; and an address of this machine is nobody's. */
function leaveOutAddress(row: DueRow): DueRow {
  return { ...row, columns: Object.fromEntries(Object.entries(row.columns).filter(([name]) => name !== 'address')) };
}

/** Whether it was acknowledged; it is then noted. */
export async function sendCall(
  { port, authority }: Tier,
  counts: VisitorCounts,
  ledger: Ledger,
  call: MadeUpCall,
): Promise<boolean> {
  const from = drawAddress(ledger.sent.size);
  ledger.sent.set(call.id, { ...call, rows: call.rows.map(leaveOutAddress) });
  const request = { method: 'POST', headers: call.headers, body: call.body, authority, from };
  const isAccepted = (await ask(counts, call.kind, () => askTier(port, TRIAL_HOST, call.path, request))) === 202;
  if (isAccepted) ledger.acknowledged.add(call.id);
  return isAccepted;
}

/** One lead in ten calls. */
export async function drawCall(turn: number): Promise<MadeUpCall> {
  return Promise.resolve(turn % 10 === 0 ? makeLeadCall() : makeEventCall());
}

/** Sends so many a second of one client until it is ended; gives what they were answered. */
export function startHostileClient({ port, authority }: Tier, perSecond: number) {
  const counts = new VisitorCounts();
  const timer = setInterval(() => {
    void ask(counts, 'hostile', () => askTier(port, TRIAL_HOST, HOSTILE_PATH, { authority, from: HOSTILE_ADDRESS }));
  }, 1000 / perSecond);
  return { counts, end: () => clearInterval(timer) };
}
