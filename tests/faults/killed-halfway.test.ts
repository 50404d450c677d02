import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCallToken } from '@/lib/server/platform/call-token';
import { createSegment } from '@/lib/server/destinations/segment';
import { createRelay } from '@/lib/server/outbox/relay';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';
import { createSqlStore } from '@/lib/server/store/sql-store';
import { makeEvent } from '@/tests/support/store-records';
import { postgresUrl, storeSubjects } from '@/tests/support/store-subjects';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';
import { makeEmbeddedStore, makePostgresStore, type FaultStore } from './fault-stores';
import { startFaultyServer, type FaultyServer } from './faulty-server';

const LIMIT = { timeout: 120_000 };
const TEN_MINUTES_MS = 600_000;
const LEASE_SECONDS = 30;

let stores: FaultStore[];
let started: FaultyServer[];
let companies: Server[];

beforeEach(() => {
  stores = [];
  started = [];
  companies = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(async () => {
  await Promise.all(started.map((server) => server.kill()));
  for (const company of companies) {
    company.close();
    company.closeAllConnections();
  }
  await Promise.all(stores.map((store) => store.destroy()));
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  companies.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function start(env: Readonly<Record<string, string>>): Promise<FaultyServer> {
  const server = await startFaultyServer(env);
  started.push(server);
  return server;
}

async function post({ port }: FaultyServer, path: string, body: object): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': VISITOR_AGENT,
    // By hand: browsers alone say where they come from.
    origin: 'http://m10.localhost',
    'x-forwarded-for': '198.51.100.7',
  };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

function buildEvent(id: string): object {
  const at = new Date().toISOString();
  const who = { timestamp: at, sessionId: randomUUID(), anonymousId: randomUUID() };
  return { type: 'track', event: 'pageView', ...who, properties: { eventId: id, timestamp: at } };
}

test('what a relay held when it was killed is the next one’s within half a minute', LIMIT, async () => {
  const store = makeEmbeddedStore();
  stores.push(store);
  const delivered: string[] = [];
  const asked: string[] = [];
  let isKilling = true;
  const url = await serve((request, response) => {
    void json(request).then((body) => {
      const ids = (body as { batch: { messageId: string }[] }).batch.map(({ messageId }) => messageId);
      asked.push(...ids);
      if (isKilling) return void started[0]?.kill();
      delivered.push(...ids);
      response.end('{}');
    });
  });
  const env = {
    DATABASE_URL: store.databaseUrl,
    SPOOL_FOLDER: store.spoolFolder,
    DESTINATION_SEGMENT_URL: `${url}/v1/batch`,
    DESTINATION_SEGMENT_WRITE_KEY: 'key',
  };
  const id = randomUUID();
  const first = await start(env);
  expect(await post(first, '/api/event/create', buildEvent(id))).toBe(202);
  await vi.waitFor(() => expect(asked).toEqual([id]), 10_000);
  await first.kill();

  const database = await openPgliteDatabase(store.databaseUrl.slice('file:'.length));
  const [row] = await database.query(
    'SELECT extract(epoch FROM next_attempt_at - now())::float8 AS left, state FROM outbox',
  );
  expect(row?.['state']).toBe('waiting');
  expect(row?.['left']).toBeLessThanOrEqual(LEASE_SECONDS);
  // The half minute is not waited for.
  await database.query(`UPDATE outbox SET next_attempt_at = next_attempt_at - interval '${LEASE_SECONDS} seconds'`);
  await database.close();

  isKilling = false;
  await start(env);
  await vi.waitFor(() => expect(delivered).toEqual([id]), 20_000);
});

describe.each(storeSubjects)('on %s', (_name, open) => {
  test('an item that a destination refuses is given up after eight tries and holds up no other', LIMIT, async () => {
    const subject = await open();
    const { database } = subject;
    const store = createSqlStore(database, { isRelayed: true });
    const events = Array.from({ length: 40 }, () => makeEvent());
    const poison = events[17]?.id ?? '';
    for (const event of events) await store.saveEvents([event]);
    const taken: string[] = [];
    let refusals = 0;
    const url = await serve((request, response) => {
      void json(request).then((body) => {
        const ids = (body as { batch: { messageId: string }[] }).batch.map(({ messageId }) => messageId);
        const isPoisoned = ids.includes(poison);
        if (isPoisoned && ids.length === 1) refusals += 1;
        if (!isPoisoned) taken.push(...ids);
        response.writeHead(isPoisoned ? 400 : 200).end('{}');
      });
    });
    let nowMs = 0;
    const segment = createSegment({ url: `${url}/v1/batch`, writeKey: 'key', fields: [] });
    const outbox = await store.outbox();
    const relayOnce = createRelay(outbox, [segment], { nowMs: () => nowMs, random: () => 1 });
    await relayOnce();
    const others = events.map(({ id }) => id).filter((id) => id !== poison);
    expect(taken.toSorted()).toEqual(others.toSorted());
    for (let turn = 0; turn < 12; turn += 1) {
      nowMs += TEN_MINUTES_MS;
      await database.execute("UPDATE outbox SET next_attempt_at = now() WHERE state = 'waiting'");
      const later = makeEvent();
      await store.saveEvents([later]);
      await relayOnce();
      expect(taken.at(-1)).toBe(later.id);
    }
    expect(refusals).toBe(8);
    expect(await outbox.list(10)).toMatchObject([{ payloadId: poison, state: 'dead', attempts: 8 }]);
    await store.close();
    await subject.destroy();
  });
});

test.runIf(postgresUrl)(
  'a server killed while a number is asked for keeps the lead, and nobody asks twice',
  LIMIT,
  async () => {
    const store = await makePostgresStore(postgresUrl ?? '');
    stores.push(store);
    let asked = 0;
    const url = await serve((request) => {
      asked += 1;
      request.resume();
      void started[0]?.kill();
    });
    const secret = 'a secret for servers that are killed';
    const env = { DATABASE_URL: store.databaseUrl, MEDIAALPHA_URL: url, SESSION_SECRET: secret };
    const first = await start({ ...env, SPOOL_FOLDER: `${store.spoolFolder}-1` });
    const second = await start({ ...env, SPOOL_FOLDER: `${store.spoolFolder}-2` });
    const lead_id = randomUUID();
    const who = { anonymousId: randomUUID(), sessionId: randomUUID() };
    const form = { product: 'medicare', pageName: 'otc-savings', form: 'medicare', formVersion: '1', paid: false };
    const lead = { leadId: lead_id, ...who, ...form, createdAt: new Date().toISOString(), values: {}, consents: [] };
    expect(await post(first, '/api/lead/create', lead)).toBe(202);
    const session_id = randomUUID();
    const holder = { brand: 'm10', sessionId: session_id, userAgent: VISITOR_AGENT } as const;
    const { token } = await createCallToken(holder, secret, Date.now());
    const body = { local_hour: 14, url: 'https://m10.localhost/', version: 17, session_id, token, lead_id, data: {} };
    await expect(post(first, '/api/mediaalpha/get-phone', body)).rejects.toThrow();
    expect(await post(second, '/api/mediaalpha/get-phone', body)).toBe(502);
    expect(asked).toBe(1);
    expect((await store.readRows()).leads.map(({ id }) => id)).toEqual([lead_id]);
  },
);
