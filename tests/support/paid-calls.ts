import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigratedStore } from './model-stores';
import { VISITOR_AGENT } from './visitor-agent';

/** Every call that asks a company outside, and the time within which a visitor was promised an answer. */
export const PAID_CALLS = { demandCheck: 2500, getPhone: 3000, checkIp: 2000, listings: 2500 } as const;

/** One of them. */
export type PaidCall = keyof typeof PAID_CALLS;

export const PAID_CALL_NAMES = Object.keys(PAID_CALLS) as readonly PaidCall[];

/** What a page gets: the status, and the code of the error or nothing. */
export interface PaidAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
}

/** The product's own handlers over an embedded store, with a test's servers in the place of the providers. */
export interface PaidCalls {
  /** Makes a call as a visit of its own. */
  call(name: PaidCall): Promise<PaidAnswer>;
  /** Closes every breaker, as a new process would find them. */
  startAnew(): void;
  close(): Promise<void>;
}

type Handler = (request: Request) => Promise<Response> | Response;

const ENVELOPE = { local_hour: 14, url: 'https://m10.localhost/otc-savings', version: 17 };
const DEMAND = { max: 1, call_type: 'Inbound', transfer_type: 'cold' };
const BODIES: Readonly<Record<PaidCall, (visit: object) => object>> = {
  demandCheck: (visit) => ({ ...ENVELOPE, ...visit, ...DEMAND, data: { zip: '33101', state: 'FL' } }),
  getPhone: (visit) => ({ ...ENVELOPE, ...visit, data: { zip: '33101' } }),
  checkIp: () => ({ userId: randomUUID(), sessionId: randomUUID() }),
  listings: () => ({
    provider: 'quinstreet',
    zipcode: '33101',
    url: 'https://tqg.localhost/',
    sessionId: randomUUID(),
  }),
};

/** The answer that each company gives on a good day, by the end of the path that is asked for. */
const GOOD_ANSWERS: readonly (readonly [ending: RegExp, answer: object])[] = [
  [/call-transfers\.json$/, { ctc: { ev: 4.2 } }],
  [/ivr\.json$/, { phone: '+12065550100' }],
  [/\/ipqs\//, { success: true, fraud_score: 10 }],
  [/\/listings$/, { listingset: { listing: [] } }],
];

/** What the provider of a path answers on a good day. */
export function findGoodAnswer(path = ''): string {
  return JSON.stringify(GOOD_ANSWERS.find(([ending]) => ending.test(path))?.[1]);
}

/** A provider on a good day, after `ms` of thought. */
export function answerWell(ms = 0): RequestListener {
  return (request, response) => {
    request.resume();
    const text = findGoodAnswer(request.url);
    const timer = setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(text), ms);
    response.on('close', () => clearTimeout(timer));
  };
}

async function findHandlers(): Promise<Readonly<Record<PaidCall, Handler>>> {
  return {
    demandCheck: (await import('@/app/api/mediaalpha/demand-check/route')).POST,
    getPhone: (await import('@/app/api/mediaalpha/get-phone/route')).POST,
    checkIp: (await import('@/app/api/ipqs/check-ip/route')).POST,
    listings: (await import('@/app/api/ads/list/route')).POST,
  };
}

/** Opens them in front of three companies; the settings are read once, so a process has one. */
export async function openPaidCalls([
  mediaAlpha = '',
  ipqs = '',
  quinstreet = '',
]: readonly string[]): Promise<PaidCalls> {
  const folder = mkdtempSync(join(tmpdir(), 'paid-calls-'));
  copyMigratedStore(join(folder, 'store'));
  Object.assign(process.env, {
    APP_ENV: 'development',
    SESSION_SECRET: 'a secret for the paid calls',
    DATABASE_URL: `file:${join(folder, 'store')}`,
    SPOOL_FOLDER: join(folder, 'spool'),
    MEDIAALPHA_URL: `${mediaAlpha}/mediaalpha`,
    IPQS_URL: `${ipqs}/ipqs`,
    QUINSTREET_URL: `${quinstreet}/quinstreet`,
    MEDIAALPHA_CALLS_PER_MINUTE: '100000',
    MEDIAALPHA_CALLS_PER_DAY: '100000',
    IPQS_CALLS_PER_MINUTE: '100000',
    IPQS_CALLS_PER_DAY: '100000',
    LISTINGS_CALLS_PER_MINUTE: '100000',
    LIMIT_FACTOR: '1000',
  });
  const handlers = await findHandlers();
  const { GET: getToken } = await import('@/app/api/ipqs/token/route');
  const { getStore } = await import('@/lib/server/process/open-store');
  await getStore().ping();

  let visitors = 0;

  async function findVisit(headers: Record<string, string>): Promise<object> {
    const session_id = randomUUID();
    const response = await getToken(new Request(`http://x/?session_id=${session_id}`, { headers }));
    const { token } = (await response.json()) as { token: string };
    return { session_id, token };
  }

  return {
    call: async (name) => {
      const headers = {
        host: name === 'listings' ? 'tqg.localhost' : 'm10.localhost',
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        // An address is judged once for each agent: every call is somebody else's.
        'user-agent': `${VISITOR_AGENT} ${(visitors += 1)}`,
      };
      const body = JSON.stringify(BODIES[name](await findVisit(headers)));
      const response = await handlers[name](new Request('http://x/', { method: 'POST', headers, body }));
      const text = await response.text();
      const { error } = JSON.parse(text) as { error?: { code: string } };
      return { status: response.status, code: error?.code, text };
    },
    startAnew: () => void Reflect.deleteProperty(globalThis, Symbol.for('funnel-platform.providers')),
    close: async () => {
      await getStore().close();
      rmSync(folder, { recursive: true });
    },
  };
}
