import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMeta } from '@/lib/server/destinations/meta';
import { setToldPages } from '@/lib/server/platform/told-pages';
import type { OutboxItem } from '@/lib/server/records/store';
import { countMetaEvents, EXPIRED_TOKEN } from '@/tests/sandbox/meta';
import { startSandbox, type Sandbox } from '@/tests/sandbox/start-sandbox';
import { makeEvent, makeLead } from '@/tests/support/store-records';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const CLICK = 'IwAR-canary-Click_Id';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  setToldPages(['otc-savings']);
});
afterAll(() => sandbox.close());
let before: number;
beforeEach(() => (before = sandbox.calls().length));

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

function makeCall(change: object = {}, name = 'ctcClicked', agoMs = MINUTE_MS): OutboxItem {
  const clicked = { at: ago(agoMs + MINUTE_MS), path: '/', referrerHost: '', parameters: { fbclid: CLICK } };
  const properties = {
    ...{ didNumber: '+12065550100', urlParams: { fbclid: CLICK, utm_campaign: 'spring' }, isOptedOut: false },
    ...{ touches: { first: { ...clicked, at: ago(DAY_MS * 30), parameters: {} }, last: clicked } },
    ...{
      page: { name: 'otc-savings' },
      url: `https://m10.example/otc-savings?fbclid=${CLICK}`,
      userAgent: 'Agent/1.0',
    },
    ...change,
  };
  const event = makeEvent({ name, occurredAt: ago(agoMs), properties });
  return { id: '1', attempts: 0, delivered: [], payload: { kind: 'event', event } };
}

const send = (items: readonly OutboxItem[], token = 'a-token') =>
  createMeta({ url: `${sandbox.url}/meta/v24.0/dataset/events`, token, eventName: 'Contact' }).send(items);
const listSent = () =>
  sandbox
    .calls()
    .slice(before)
    .map(({ body }) => body as { data: Record<string, unknown>[] });

test('a call is told once for both, by the click with its own time, and by nothing of the person', async () => {
  const item = makeCall();
  expect(await send([item])).toEqual({ ok: true });
  const event = item.payload.kind === 'event' ? item.payload.event : makeEvent();
  const { last } = event.properties['touches'] as { last: { at: string } };
  expect(listSent()).toEqual([
    {
      access_token: 'a-token',
      data: [
        {
          event_name: 'Contact',
          event_time: Math.floor(Date.parse(event.occurredAt) / 1000),
          event_id: event.id,
          action_source: 'website',
          event_source_url: 'https://m10.example/otc-savings',
          user_data: { client_user_agent: 'Agent/1.0', fbc: `fb.1.${Date.parse(last.at)}.${CLICK}` },
        },
      ],
    },
  ]);
});

test('a repeat is known by its id', async () => {
  const [one, other] = [makeCall(), makeCall()];
  const known = countMetaEvents();
  await send([one]);
  await send([one, other]);
  expect(countMetaEvents() - known).toBe(2);
});

describe('nothing goes out', () => {
  test.each([
    ['after an opt-out', makeCall({ isOptedOut: true })],
    ['where nobody said', makeCall({ isOptedOut: undefined })],
    ['of a page that keeps it to itself', makeCall({ page: { name: 'csnp-allowance' } })],
    ['of a page that is unknown', makeCall({ page: undefined })],
    ['without a click of theirs', makeCall({ urlParams: { gclid: 'g' } })],
    ['without the time of the click', makeCall({ touches: undefined })],
    ['of what is no call', makeCall({}, 'pageView')],
    ['after seven days', makeCall({}, 'ctcClicked', DAY_MS * 7)],
    [
      'of a lead',
      { ...makeCall(), payload: { kind: 'lead', lead: makeLead(), isQuarantined: false, consentHashes: [] } },
    ],
  ] as const)('%s', async (_name, item) => {
    expect(await send([item])).toEqual({ ok: true });
    expect(listSent()).toEqual([]);
  });
});

test('what one visitor may not be told of holds up nobody else, and leaves no trace', async () => {
  const hidden = makeCall({ isOptedOut: true, userAgent: 'Canary/1.0' });
  expect(await send([hidden, makeCall(), makeCall({}, 'ctcClicked', DAY_MS * 8)])).toEqual({ ok: true });
  expect(listSent().map(({ data }) => data.length)).toEqual([1]);
  expect(JSON.stringify(listSent())).not.toContain('Canary');
});

test('a token that has run out is mended and waits; an event that is wrong is given up with what to do', async () => {
  expect(await send([makeCall()], EXPIRED_TOKEN)).toEqual({ ok: false, reason: 'away', status: '400' });
  const refused = await send([makeCall({ userAgent: '' })]);
  expect(refused).toMatchObject({ ok: false, reason: 'refused' });
  expect(refused).toHaveProperty('status', expect.stringContaining('npm run outbox -- retry') as string);
});
