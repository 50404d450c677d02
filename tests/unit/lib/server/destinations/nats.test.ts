import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Destination } from '@/lib/server/destinations/destination';
import { createDestinations } from '@/lib/server/destinations/destinations';
import { createNats, type NatsSettings } from '@/lib/server/destinations/nats';
import { parseEnv } from '@/lib/server/platform/env';
import type { OutboxItem } from '@/lib/server/records/store';
import { NO_RESPONDERS, startFakeNats, type FakeNats } from '@/tests/support/fake-nats';
import { findJetStream, makeScratchStream } from '@/tests/support/jet-stream';
import { makeEvent, makeLead } from '@/tests/support/store-records';

const { cache } = createRequire(import.meta.url);
const natsPort = await findJetStream();

let server: FakeNats;
let opened: Destination[];
let printed: string[];

beforeEach(async () => {
  server = await startFakeNats();
  opened = [];
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
});

afterEach(async () => {
  await Promise.all(opened.map(async (one) => one.close?.()));
  await server.close();
  expect(printed).toEqual([]);
});

function create(change: Partial<NatsSettings> = {}): Destination {
  const settings = { url: server.url, token: undefined, stream: 'FUNNEL', subject: 'funnel', fields: [], ...change };
  const destination = createNats(settings);
  opened.push(destination);
  return destination;
}

function isClientLoaded(): boolean {
  return Object.keys(cache).some((path) => path.includes('@nats-io'));
}

const event = makeEvent({
  name: 'formStepSubmitted',
  properties: { eventId: 'id', stepName: 'zip', data: { zipcode: '33101', firstName: 'Ada' }, somethingNew: 'x' },
});
const lead = makeLead();
const items: OutboxItem[] = [
  { id: '1', attempts: 0, delivered: [], hasOptedOut: false, payload: { kind: 'event', event } },
  {
    id: '2',
    attempts: 0,
    delivered: [],
    hasOptedOut: false,
    payload: { kind: 'lead', isQuarantined: false, consentHashes: [], lead },
  },
];

// First in this file: the client stays loaded.
test('without its setting there is no such destination; with it nothing is loaded or opened before a batch', async () => {
  expect(createDestinations(parseEnv({}))).toEqual([]);
  const [destination, ...others] = createDestinations(parseEnv({ DESTINATION_NATS_URL: server.url }));
  if (destination) opened.push(destination);
  expect([destination?.name, others]).toEqual(['nats', []]);
  expect(isClientLoaded()).toBe(false);
  expect(server.connections).toEqual([]);
  expect(await destination?.send(items)).toEqual({ ok: true });
  expect(isClientLoaded()).toBe(true);
  expect(server.connections).toHaveLength(1);
});

test('each is published by its own id, for the named stream, and nothing personal', async () => {
  expect(await create({ stream: 'OTHER', subject: 'site.log' }).send(items)).toEqual({ ok: true });
  const [first, second] = server.published;
  expect([first?.subject, second?.subject]).toEqual(['site.log.event.m10', 'site.log.lead.m10']);
  expect(first?.headers).toMatch(new RegExp(`^Nats-Msg-Id: ?${event.id}\\r$`, 'm'));
  expect(second?.headers).toMatch(new RegExp(`^Nats-Msg-Id: ?${lead.id}\\r$`, 'm'));
  expect(first?.headers).toMatch(/^Nats-Expected-Stream: ?OTHER\r$/m);
  expect(JSON.parse(first?.body ?? '')).toEqual({
    type: 'track',
    messageId: event.id,
    event: 'formStepSubmitted',
    anonymousId: event.anonymousId,
    timestamp: event.occurredAt,
    properties: { brand: { id: 'm10' }, eventId: 'id', stepName: 'zip', sessionId: 'session' },
  });
  expect(second?.body).not.toMatch(/Ada|33101/);
});

test('a personal field goes out when it is allowed by name', async () => {
  await create({ fields: ['data.zipcode'] }).send(items);
  expect(JSON.parse(server.published[0]?.body ?? '')).toMatchObject({ properties: { data: { zipcode: '33101' } } });
  expect(JSON.stringify(server.published)).not.toMatch(/Ada/);
});

test.each([
  ['{"stream":"FUNNEL","seq":1}', { ok: true }],
  ['{"stream":"FUNNEL","seq":1,"duplicate":true}', { ok: true }],
  ['{"error":{"code":400,"err_code":10054}}', { ok: false, reason: 'refused', status: 'too large' }],
  ['{"error":{"code":400,"err_code":10060}}', { ok: false, reason: 'away', status: '10060' }],
  ['{"error":{"code":503}}', { ok: false, reason: 'away', status: 'no acknowledgement' }],
  ['{"seq":1,"error":{}}', { ok: false, reason: 'away', status: 'no acknowledgement' }],
  ['"hello"', { ok: false, reason: 'away', status: 'no acknowledgement' }],
  ['null', { ok: false, reason: 'away', status: 'no acknowledgement' }],
  ['hello', { ok: false, reason: 'away', status: 'no acknowledgement' }],
  [NO_RESPONDERS, { ok: false, reason: 'away', status: 'no stream' }],
])('%s means %j', async (answer, result) => {
  server.answer = () => answer;
  expect(await create().send(items)).toEqual(result);
});

test('one that was not acknowledged keeps the batch, and one out of reach counts before one refused', async () => {
  const [refusal, none] = ['{"error":{"err_code":10054}}', NO_RESPONDERS];
  server.answer = (_message, count) => (count === 1 ? refusal : '{"seq":1}');
  expect(await create().send(items)).toMatchObject({ reason: 'refused' });
  server.published.length = 0;
  server.answer = (_message, count) => (count === 1 ? refusal : none);
  expect(await create().send(items)).toMatchObject({ reason: 'away', status: 'no stream' });
});

test('a message above what the server takes is refused, and the rest goes out without it', async () => {
  const large = makeEvent({ properties: { eventId: 'id', stepName: 'x'.repeat(70_000) } });
  const tooLarge: OutboxItem = {
    id: '3',
    attempts: 0,
    delivered: [],
    hasOptedOut: false,
    payload: { kind: 'event', event: large },
  };
  const destination = create();
  expect(await destination.send([...items, tooLarge])).toEqual({ ok: false, reason: 'refused', status: 'too large' });
  expect(await destination.send(items)).toEqual({ ok: true });
  expect(server.connections).toHaveLength(1);
});

test('one connection serves every batch, and another is opened after it has ended', async () => {
  const destination = create();
  for (let batch = 0; batch < 3; batch += 1) expect(await destination.send(items)).toEqual({ ok: true });
  expect(server.connections).toHaveLength(1);
  await destination.close?.();
  expect(await destination.send(items)).toEqual({ ok: true });
  expect(server.connections).toHaveLength(2);
  server.answer = () => {
    server.hangUp();
    return '{"seq":1}';
  };
  expect(await destination.send(items)).toEqual({ ok: false, reason: 'away', status: 'unreachable' });
  server.answer = () => '{"seq":1}';
  expect(await destination.send(items)).toEqual({ ok: true });
  expect(server.connections).toHaveLength(3);
});

test('a server that nobody runs is away, and so is one that does not know us', async () => {
  expect(await create({ url: 'nats://127.0.0.1:9' }).send(items)).toEqual({
    ok: false,
    reason: 'away',
    status: 'unreachable',
  });
  server.token = 'the-token';
  const unknown = { ok: false, reason: 'away', status: 'unauthorized' };
  expect(await create({ token: 'another-token' }).send(items)).toEqual(unknown);
  expect(await create({ token: 'the-token' }).send(items)).toEqual({ ok: true });
});

test('user and password of the address are what they were before they were put into it', async () => {
  const url = server.url.replace('//', '//site%40a:p%3Aw%2F@');
  expect(await create({ url }).send(items)).toEqual({ ok: true });
  expect(server.connections).toMatchObject([{ user: 'site@a', pass: 'p:w/' }]);
});

test('tls:// never speaks to a server without it', async () => {
  expect(await create({ url: server.url.replace('nats:', 'tls:'), token: 'the-token' }).send(items)).toMatchObject({
    ok: false,
    reason: 'away',
  });
  expect(server.connections).toEqual([]);
});

test.runIf(natsPort)('a real stream keeps each once, and says what it will not take', async () => {
  const stream = await makeScratchStream(natsPort ?? 0, 2000);
  const url = `nats://127.0.0.1:${natsPort}`;
  const named = { url, stream: stream.name, subject: stream.subject };
  const large = makeEvent({ properties: { eventId: 'id', stepName: 'x'.repeat(2000) } });
  const tooLarge: OutboxItem = {
    id: '3',
    attempts: 0,
    delivered: [],
    hasOptedOut: false,
    payload: { kind: 'event', event: large },
  };
  try {
    for (let time = 0; time < 3; time += 1) expect(await create(named).send(items)).toEqual({ ok: true });
    expect((await stream.replay()).map(({ id }) => id)).toEqual([event.id, lead.id]);
    expect(await create(named).send([tooLarge])).toEqual({ ok: false, reason: 'refused', status: 'too large' });
    const away = { ok: false, reason: 'away' };
    expect(await create({ ...named, stream: 'ANOTHER' }).send(items)).toEqual({ ...away, status: '10060' });
    expect(await create({ ...named, subject: 'nobody.listens' }).send(items)).toEqual({ ...away, status: 'no stream' });
    expect(await stream.count()).toBe(2);
  } finally {
    await stream.drop();
  }
});
