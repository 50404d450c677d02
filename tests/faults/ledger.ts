import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const AT_ONCE = 16;
const LEAD_EVERY = 10;
const PAUSE_AFTER_REFUSAL_MS = 20;

/** What was sent, what was acknowledged with 202, and every other answer by its status. */
export class Ledger {
  readonly sent = new Set<string>();
  readonly acknowledged = new Set<string>();
  readonly otherAnswers = new Map<string, number>();

  note(answer: string): void {
    this.otherAnswers.set(answer, (this.otherAnswers.get(answer) ?? 0) + 1);
  }
}

function buildEvent(id: string): [string, unknown] {
  const at = new Date().toISOString();
  const shared = { timestamp: at, sessionId: randomUUID(), anonymousId: randomUUID() };
  return ['/api/event/create', { type: 'track', event: 'pageView', ...shared, properties: { eventId: id } }];
}

function buildLead(id: string): [string, unknown] {
  const who = { anonymousId: randomUUID(), sessionId: randomUUID() };
  const form = { product: 'medicare', pageName: 'otc-savings', form: 'medicare', formVersion: '1', paid: false };
  const createdAt = new Date().toISOString();
  return ['/api/lead/create', { leadId: id, ...who, ...form, createdAt, values: { zipcode: '33101' }, consents: [] }];
}

/** A public address of its own for each call: limits are not what is tried here. */
function drawAddress(): string {
  return [randomInt(11, 99), randomInt(1, 254), randomInt(1, 254), randomInt(1, 254)].join('.');
}

async function sendOne(port: number, ledger: Ledger): Promise<boolean> {
  const id = randomUUID();
  const [path, body] = ledger.sent.size % LEAD_EVERY === 0 ? buildLead(id) : buildEvent(id);
  ledger.sent.add(id);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': drawAddress() };
  try {
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
    if (response.status === 202) ledger.acknowledged.add(id);
    else ledger.note(String(response.status));
    await response.arrayBuffer();
    return response.status === 202;
  } catch {
    ledger.note('no answer');
    return false;
  }
}

/** Sends events and leads, many at once, until told to stop. */
export function sendUntil(port: number, ledger: Ledger, isOver: () => boolean): Promise<unknown> {
  const sender = async (): Promise<void> => {
    while (!isOver()) {
      if (!(await sendOne(port, ledger))) await wait(PAUSE_AFTER_REFUSAL_MS);
    }
  };
  return Promise.all(Array.from({ length: AT_ONCE }, sender));
}
