import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSegment } from '@/lib/server/destinations/segment';
import type { OutboxItem } from '@/lib/server/records/store';
import { startSandbox } from '@/tests/sandbox/start-sandbox';
import { makeEvent, makeLead } from '@/tests/support/store-records';

let server: Server;
let url: string;
let answer: { status: number; headers?: Record<string, string> };
let received: { headers: IncomingHttpHeaders; body: unknown }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/batch`;
});

afterAll(() => server.close());

beforeEach(() => {
  answer = { status: 200 };
  received = [];
});

const event = makeEvent({
  name: 'formStepSubmitted',
  properties: {
    eventId: 'id',
    stepName: 'zip',
    data: { zipcode: '33101', firstName: 'Ada' },
    userAgent: 'Agent/1.0',
    ipLookup: { city: 'Miami' },
    urlParams: { email: 'ada@example.com' },
    somethingNew: 'unheard of',
  },
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

test('a batch carries each by its own id, under the write key, and nothing personal', async () => {
  expect(await createSegment({ url, writeKey: 'key', fields: [] }).send(items)).toEqual({ ok: true });
  const [{ headers, body } = { headers: {}, body: undefined }] = received;
  expect(headers.authorization).toBe(`Basic ${Buffer.from('key:').toString('base64')}`);
  expect(body).toEqual({
    sentAt: expect.stringMatching(/^\d{4}-/) as string,
    batch: [
      {
        type: 'track',
        messageId: event.id,
        event: 'formStepSubmitted',
        anonymousId: event.anonymousId,
        timestamp: event.occurredAt,
        properties: { brand: { id: 'm10' }, eventId: 'id', stepName: 'zip', sessionId: 'session' },
      },
      {
        type: 'track',
        messageId: lead.id,
        event: 'leadCreated',
        anonymousId: lead.anonymousId,
        timestamp: lead.createdAt,
        properties: {
          brand: { id: 'm10' },
          product: 'medicare',
          pageName: 'otc-savings',
          form: 'medicare',
          formVersion: '1',
          paid: true,
          isOptedOut: false,
          sessionId: 'session',
        },
      },
    ],
  });
});

test('a personal field goes out when it is allowed by name, alone or with all it holds', async () => {
  await createSegment({ url, writeKey: 'key', fields: ['data.zipcode', 'ipLookup', 'values.zipcode'] }).send(items);
  const { batch } = received[0]?.body as { batch: { properties: Record<string, unknown> }[] };
  expect(batch[0]?.properties).toMatchObject({ data: { zipcode: '33101' }, ipLookup: { city: 'Miami' } });
  expect(batch[1]?.properties['values']).toEqual({ zipcode: '33101' });
  expect(JSON.stringify(batch)).not.toMatch(/Ada|Agent|ada@|unheard/);
});

test('what tells of an ad goes out when it is allowed by name, and never of somebody who opted out', async () => {
  const parameters = { gclid: 'a-click' };
  const touch = { at: lead.createdAt, path: '/', referrerHost: '', parameters };
  const told = { touches: { first: touch, last: touch }, clickIds: parameters, clickedAt: lead.createdAt };
  const leads = [false, true, null].map((isOptedOut): OutboxItem => {
    const payload = { kind: 'lead', isQuarantined: false, consentHashes: ['a'], lead } as const;
    return {
      id: '1',
      attempts: 0,
      delivered: [],
      hasOptedOut: false,
      payload: { ...payload, lead: { ...lead, ...told, isOptedOut } },
    };
  });
  const fields = ['touches', 'clickIds', 'clickedAt', 'consentHashes'];
  await createSegment({ url, writeKey: 'key', fields }).send(leads);
  await createSegment({ url, writeKey: 'key', fields: [] }).send(leads);
  const [first, second] = received.map(({ body }) => (body as { batch: { properties: object }[] }).batch);
  expect(first?.[0]?.properties).toMatchObject({ ...told, consentHashes: ['a'] });
  for (const { properties } of first?.slice(1) ?? []) {
    expect(properties).toMatchObject({ consentHashes: ['a'] });
    expect(JSON.stringify(properties)).not.toContain('a-click');
  }
  expect(JSON.stringify(second)).not.toMatch(/a-click|consentHashes/);
});

test.each([
  [{ status: 202 }, { ok: true }],
  [{ status: 400 }, { ok: false, reason: 'refused', status: '400' }],
  [{ status: 413 }, { ok: false, reason: 'refused', status: '413' }],
  [{ status: 401 }, { ok: false, reason: 'away', status: '401' }],
  [{ status: 500 }, { ok: false, reason: 'away', status: '500' }],
  [
    { status: 302, headers: { location: 'http://127.0.0.1/' } },
    { ok: false, reason: 'away', status: '302' },
  ],
  [
    { status: 429, headers: { 'retry-after': '7' } },
    { ok: false, reason: 'away', status: '429', retryAfterMs: 7000 },
  ],
  [
    { status: 503, headers: { 'retry-after': 'soon' } },
    { ok: false, reason: 'away', status: '503' },
  ],
])('%j means %j', async (given, result) => {
  answer = given;
  expect(await createSegment({ url, writeKey: 'key', fields: [] }).send(items)).toEqual(result);
});

test('a destination that nobody runs is away', async () => {
  const nowhere = createSegment({ url: 'http://127.0.0.1:9/v1/batch', writeKey: 'key', fields: [] });
  expect(await nowhere.send(items)).toEqual({ ok: false, reason: 'away', status: 'unreachable' });
});

test('the sandbox takes what we send', async () => {
  const sandbox = await startSandbox({ port: 0 });
  const segment = createSegment({ url: `${sandbox.url}/segment/v1/batch`, writeKey: 'key', fields: [] });
  expect(await segment.send(items)).toEqual({ ok: true });
  expect(sandbox.calls()).toMatchObject([{ provider: 'segment', call: 'batch', answered: 'taken' }]);
  await sandbox.close();
});
