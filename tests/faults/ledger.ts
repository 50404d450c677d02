import { setTimeout as wait } from 'node:timers/promises';
import { makeEventCall, makeLeadCall, type MadeUpCall } from './made-up-calls';
import { postCall } from './post-call';
import { TrialFault } from './trial-fault';

/** How many calls are in flight at once. */
export const AT_ONCE = 16;
/** Of twenty calls: which are leads, and which three in ten are sent twice, at the same time or once answered. */
const TURNS = 20;
const LEADS: readonly number[] = [0, 5, 10, 15];
const TWICE_AT_ONCE: readonly number[] = [0, 2, 8];
const TWICE_IN_TURN: readonly number[] = [5, 12, 17];
const PAUSE_AFTER_REFUSAL_MS = 20;
const LOOK_EVERY_MS = 5;
const ACCEPTED = '{"accepted":true}';

/** What was sent, what was acknowledged with 202, and every other answer by its status. */
export class Ledger {
  /** By id; without a call where somebody else sent it, such as a browser. */
  readonly sent = new Map<string, MadeUpCall | undefined>();
  readonly acknowledged = new Set<string>();
  readonly otherAnswers = new Map<string, number>();
  /** Sent, and neither acknowledged nor under way: to be sent again, as a browser does. */
  readonly waiting = new Map<string, MadeUpCall>();
  /** How many calls were made up. */
  drawn = 0;
  /** How many calls were sent although they had been sent before. */
  sentAgain = 0;
  /** How many calls somebody took and nobody answered. */
  unanswered = 0;
  /** Answers that nobody should get: neither our acknowledgement, word for word, nor a 503. */
  readonly wrongAnswers: string[] = [];

  note(answer: string): void {
    this.otherAnswers.set(answer, (this.otherAnswers.get(answer) ?? 0) + 1);
  }
}

/** Whether it was acknowledged; what was not waits to be sent again. */
async function sendOnce(port: number, ledger: Ledger, call: MadeUpCall): Promise<boolean> {
  if (ledger.sent.has(call.id)) ledger.sentAgain += 1;
  ledger.sent.set(call.id, call);
  ledger.waiting.delete(call.id);
  const answer = await postCall(port, call);
  if (typeof answer === 'object' && answer.status === 202) {
    ledger.acknowledged.add(call.id);
    ledger.waiting.delete(call.id);
    if (answer.text !== ACCEPTED) ledger.wrongAnswers.push(`202 ${answer.text.slice(0, 200)}`);
    return true;
  }
  if (answer === undefined) ledger.unanswered += 1;
  if (typeof answer === 'object' && answer.status !== 503) {
    ledger.wrongAnswers.push(`${call.kind}: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
  ledger.note(typeof answer === 'object' ? String(answer.status) : (answer ?? 'no answer'));
  if (!ledger.acknowledged.has(call.id)) ledger.waiting.set(call.id, call);
  return false;
}

async function sendNext(port: number, ledger: Ledger): Promise<boolean> {
  const [waiting] = ledger.waiting.values();
  if (waiting) return sendOnce(port, ledger, waiting);
  const turn = ledger.drawn % TURNS;
  ledger.drawn += 1;
  const call = LEADS.includes(turn) ? await makeLeadCall() : makeEventCall();
  if (TWICE_AT_ONCE.includes(turn)) {
    const both = await Promise.all([sendOnce(port, ledger, call), sendOnce(port, ledger, call)]);
    return both.includes(true);
  }
  const isAccepted = await sendOnce(port, ledger, call);
  return TWICE_IN_TURN.includes(turn) ? sendOnce(port, ledger, call) : isAccepted;
}

/** Sends events and leads, many at once, until told to stop. */
export function sendUntil(port: number, ledger: Ledger, isOver: () => boolean): Promise<unknown> {
  const sender = async (): Promise<void> => {
    while (!isOver()) {
      if (!(await sendNext(port, ledger))) await wait(PAUSE_AFTER_REFUSAL_MS);
    }
  };
  return Promise.all(Array.from({ length: AT_ONCE }, sender));
}

/** Waits until so many more are acknowledged; fails when that takes longer than two minutes. */
export async function waitForAccepted(ledger: Ledger, more: number, withinMs = 120_000): Promise<void> {
  const enough = ledger.acknowledged.size + more;
  const giveUpAt = performance.now() + withinMs;
  while (ledger.acknowledged.size < enough) {
    if (performance.now() > giveUpAt) {
      const missing = enough - ledger.acknowledged.size;
      throw new TrialFault(`${missing} of ${more} calls were not acknowledged: ${formatOtherAnswers(ledger)}`);
    }
    await wait(LOOK_EVERY_MS);
  }
}

/** Sends until so many more are acknowledged; fails when that takes longer than two minutes. */
export async function acceptMore(port: number, ledger: Ledger, more: number): Promise<void> {
  let isOver = false;
  const sending = sendUntil(port, ledger, () => isOver);
  await waitForAccepted(ledger, more).finally(() => (isOver = true));
  await sending;
}

/** Sends what never was acknowledged until it is; fails when that takes longer than two minutes. */
export async function sendWaiting(port: number, ledger: Ledger, withinMs = 120_000): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  while (ledger.waiting.size > 0) {
    if (performance.now() > giveUpAt) {
      throw new TrialFault(`${ledger.waiting.size} calls were never acknowledged: ${formatOtherAnswers(ledger)}`);
    }
    const batch = [...ledger.waiting.values()].slice(0, AT_ONCE);
    const answers = await Promise.all(batch.map((call) => sendOnce(port, ledger, call)));
    if (!answers.includes(true)) await wait(PAUSE_AFTER_REFUSAL_MS);
  }
}

function formatOtherAnswers({ otherAnswers }: Ledger): string {
  return JSON.stringify(Object.fromEntries(otherAnswers));
}
