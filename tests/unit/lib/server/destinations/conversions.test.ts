import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Destination } from '@/lib/server/destinations/destination';
import { describeConversions } from '@/lib/server/destinations/describe-conversions';
import { createGoogle, type GoogleSettings } from '@/lib/server/destinations/google';
import { createMeta } from '@/lib/server/destinations/meta';
import { createMicrosoft, type MicrosoftSettings } from '@/lib/server/destinations/microsoft';
import { parseEnv } from '@/lib/server/platform/env';
import { setToldPages } from '@/lib/server/platform/told-pages';
import type { OutboxItem } from '@/lib/server/records/store';
import { countGoogleEvents, googleTokens, ingestSchema, UNKNOWN_ACTION } from '@/tests/sandbox/google';
import { countMetaEvents, EXPIRED_TOKEN, metaSchema } from '@/tests/sandbox/meta';
import { applySchema, countMicrosoftConversions, FAULTY_ACCOUNT, microsoftTokens } from '@/tests/sandbox/microsoft';
import { REVOKED_REFRESH_TOKEN } from '@/tests/sandbox/short-lived-tokens';
import { startSandbox, type Sandbox } from '@/tests/sandbox/start-sandbox';
import { ago, CLICKS, makeCallItem, makeItem, makeSaleItem, makeTap } from '@/tests/support/made-up-conversions';
import { makeEvent, makeLead } from '@/tests/support/store-records';

const DAY_MS = 86_400_000;
let sandbox: Sandbox;
let before: number;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  setToldPages(['otc-savings']);
});
afterAll(() => sandbox.close());
beforeEach(() => (before = sandbox.calls().length));

const listSent = () =>
  sandbox
    .calls()
    .slice(before)
    .filter(({ call }) => call !== 'token')
    .map(({ body }) => body);

function openMeta(token = 'a-token'): Destination {
  return createMeta({
    url: `${sandbox.url}/meta/v24.0/dataset/events`,
    token,
    eventName: 'Contact',
  });
}

const client = {
  clientId: 'client',
  clientSecret: 'secret',
  refreshToken: 'agreed',
};

function openGoogle(change: Partial<GoogleSettings> = {}, refreshToken = client.refreshToken): Destination {
  return createGoogle({
    url: `${sandbox.url}/google/v1/events:ingest`,
    token: { ...client, url: `${sandbox.url}/google/token`, refreshToken },
    ...{
      account: '1234567890',
      loginAccount: '9876543210',
      actions: { call: '11', sale: '22' },
      isTrial: false,
    },
    ...change,
  });
}

function openMicrosoft(change: Partial<MicrosoftSettings> = {}): Destination {
  return createMicrosoft({
    url: `${sandbox.url}/microsoft/v13/OfflineConversions/Apply`,
    token: {
      ...client,
      url: `${sandbox.url}/microsoft/token`,
      scope: 'msads.manage',
    },
    ...{
      developerToken: 'developer',
      customer: '7',
      account: '8',
      goals: { call: 'Call', sale: 'Sold call' },
    },
    ...change,
  });
}

const companies = [
  {
    name: 'meta',
    open: () => openMeta(),
    schema: metaSchema,
    count: countMetaEvents,
  },
  {
    name: 'google',
    open: () => openGoogle(),
    schema: ingestSchema,
    count: countGoogleEvents,
  },
  {
    name: 'microsoft',
    open: () => openMicrosoft(),
    schema: applySchema,
    count: countMicrosoftConversions,
  },
] as const;

describe.each(companies)('$name', ({ name, open, schema, count }) => {
  const click = CLICKS[name];
  const makeCall = (change: object = {}, agoMs?: number) => makeCallItem(makeTap(click, change, agoMs));

  test('calls and sales fit the company’s own description, and repeats count once', async () => {
    const known = count();
    const items = [makeCall(), makeCall({}, 90_000), makeSaleItem(makeTap(click))];
    expect(await open().send(items)).toEqual({ ok: true });
    expect(await open().send(items.slice(1))).toEqual({ ok: true });
    const sent = listSent();
    expect(sent).toHaveLength(2);
    for (const body of sent) expect(schema.safeParse(body).error).toBeUndefined();
    expect(count() - known).toBe(3);
  });

  const hidden: readonly (readonly [string, () => OutboxItem])[] = [
    ['after an opt-out', () => makeCall({ isOptedOut: true })],
    ['after an opt-out that came later', () => ({ ...makeCall(), hasOptedOut: true })],
    ['of a sale to somebody who opted out since', () => ({ ...makeSaleItem(makeTap(click)), hasOptedOut: true })],
    ['of a sale by somebody who had opted out', () => makeSaleItem(makeTap(click, { isOptedOut: true }))],
    ['of a sale of a visit that is forgotten', () => makeSaleItem(null)],
    ['where nobody said', () => makeCall({ isOptedOut: undefined })],
    ['of a page that keeps it to itself', () => makeCall({ page: { name: 'csnp-allowance' } })],
    ['of a page that is unknown', () => makeCall({ page: undefined })],
    ['without a click of theirs', () => makeCall({ urlParams: { ttclid: 't' } })],
    ['without the time of the click', () => makeCall({ touches: undefined })],
    ['of what is no call', () => makeCallItem({ ...makeTap(click), name: 'pageView' })],
    ['when they count it no more', () => makeCall({}, DAY_MS * 90)],
    [
      'of a lead',
      () =>
        makeItem({
          kind: 'lead',
          lead: makeLead(),
          isQuarantined: false,
          consentHashes: [],
        }),
    ],
  ];

  test.each(hidden)('nothing goes out %s', async (_case, makeHidden) => {
    expect(await open().send([makeHidden()])).toEqual({ ok: true });
    expect(listSent()).toEqual([]);
  });

  test('what may not be told holds up nobody else, and leaves no trace', async () => {
    const canary = {
      userAgent: 'Canary/1.0',
      url: 'https://m10.example/canary',
      isOptedOut: true,
    };
    expect(await open().send([makeCall(canary), makeCall()])).toEqual({
      ok: true,
    });
    expect(listSent()).toHaveLength(1);
    expect(JSON.stringify(listSent())).not.toMatch(/canary\b.*1\.0|m10\.example\/canary/i);
  });
});

test('Google learns of a call and its sale by the click, the times and the value', async () => {
  const [call, sale] = [makeTap(CLICKS.google), makeSaleItem(makeTap(CLICKS.google), 'sale-1')];
  await openGoogle().send([makeCallItem(call), sale]);
  const accounts = {
    operatingAccount: { accountType: 'GOOGLE_ADS', accountId: '1234567890' },
    loginAccount: { accountType: 'GOOGLE_ADS', accountId: '9876543210' },
  };
  const soldAt = sale.payload.kind === 'sale' ? sale.payload.sale.occurredAt : '';
  expect(listSent()).toEqual([
    {
      destinations: [
        { reference: 'call', ...accounts, productDestinationId: '11' },
        { reference: 'sale', ...accounts, productDestinationId: '22' },
      ],
      events: [
        {
          ...{
            destinationReferences: ['call'],
            transactionId: call.id,
            eventTimestamp: call.occurredAt,
          },
          ...{ eventSource: 'WEB', adIdentifiers: CLICKS.google },
        },
        {
          ...{
            destinationReferences: ['sale'],
            transactionId: 'sale-1',
            eventTimestamp: soldAt,
            eventSource: 'PHONE',
          },
          ...{
            adIdentifiers: CLICKS.google,
            currency: 'USD',
            conversionValue: 35.5,
          },
        },
      ],
    },
  ]);
});

test.each([
  [{ gclid: 'g', gbraid: 'b', wbraid: 'w' }, { gclid: 'g' }],
  [{ gbraid: 'b', wbraid: 'w' }, { gbraid: 'b' }],
  [{ wbraid: 'w' }, { wbraid: 'w' }],
])('of the clicks %j Google gets one', async (parameters, told) => {
  await openGoogle().send([makeCallItem(makeTap(parameters))]);
  expect(listSent()).toMatchObject([{ events: [{ adIdentifiers: told }] }]);
});

test('on trial Google is asked to check, and counts nothing', async () => {
  const known = countGoogleEvents();
  expect(await openGoogle({ isTrial: true }).send([makeCallItem(makeTap(CLICKS.google))])).toEqual({ ok: true });
  expect(listSent()).toMatchObject([{ validateOnly: true }]);
  expect(countGoogleEvents()).toBe(known);
});

test('a kind without an action or a goal is not told', async () => {
  await openGoogle({ actions: { sale: '22' } }).send([makeCallItem(makeTap(CLICKS.google))]);
  await openMicrosoft({ goals: { call: 'Call' } }).send([makeSaleItem(makeTap(CLICKS.microsoft))]);
  expect(listSent()).toEqual([]);
});

test('one bad event has Google refuse all, with what to do; a fault of the settings waits', async () => {
  const ahead = makeEvent({
    ...makeTap(CLICKS.google),
    occurredAt: ago(-DAY_MS),
  });
  const refused = await openGoogle().send([makeCallItem(makeTap(CLICKS.google)), makeCallItem(ahead)]);
  expect(refused).toMatchObject({ ok: false, reason: 'refused' });
  expect(refused).toHaveProperty('status', expect.stringContaining('npm run outbox -- retry') as string);
  const unknown = openGoogle({ actions: { call: UNKNOWN_ACTION } });
  expect(await unknown.send([makeCallItem(makeTap(CLICKS.google))])).toMatchObject({
    reason: 'away',
    status: expect.stringContaining('product_destination_id') as string,
  });
});

test('Microsoft learns of a call and its sale by the click, the times and the value', async () => {
  const [call, sale] = [makeTap(CLICKS.microsoft), makeSaleItem(makeTap(CLICKS.microsoft))];
  await openMicrosoft().send([makeCallItem(call), sale]);
  const soldAt = sale.payload.kind === 'sale' ? sale.payload.sale.occurredAt : '';
  const MicrosoftClickId = CLICKS.microsoft.msclkid;
  expect(listSent()).toEqual([
    {
      OfflineConversions: [
        {
          ConversionName: 'Call',
          ConversionTime: call.occurredAt,
          MicrosoftClickId,
        },
        {
          ...{
            ConversionName: 'Sold call',
            ConversionTime: soldAt,
            MicrosoftClickId,
          },
          ...{ ConversionValue: 35.5, ConversionCurrencyCode: 'USD' },
        },
      ],
    },
  ]);
});

test('what Microsoft refuses of a batch is given up by itself, with what to do; the rest is taken', async () => {
  const late = makeEvent({
    ...makeTap(CLICKS.microsoft),
    occurredAt: ago(-DAY_MS),
  });
  const items = [makeCallItem(makeTap(CLICKS.microsoft)), makeCallItem(late), makeSaleItem(makeTap(CLICKS.microsoft))];
  const known = countMicrosoftConversions();
  const result = await openMicrosoft().send(items);
  expect(countMicrosoftConversions() - known).toBe(2);
  if (result.ok || result.reason !== 'partly') throw new Error('taken whole or not at all');
  expect([...result.refusals.keys()]).toEqual([items[1]?.id]);
  expect([...result.refusals.values()][0]).toMatch(/5602 .*npm run outbox -- retry/);
});

test('a fault of account or credentials waits until somebody mends it', async () => {
  const meta = makeCallItem(makeTap(CLICKS.meta));
  expect(await openMeta(EXPIRED_TOKEN).send([meta])).toEqual({
    ok: false,
    reason: 'away',
    status: '400',
  });
  const google = makeCallItem(makeTap(CLICKS.google));
  expect(await openGoogle({}, REVOKED_REFRESH_TOKEN).send([google])).toMatchObject({
    reason: 'away',
    status: 'token 400',
  });
  const microsoft = makeCallItem(makeTap(CLICKS.microsoft));
  expect(await openMicrosoft({ account: FAULTY_ACCOUNT }).send([microsoft])).toMatchObject({ reason: 'away' });
});

test('a token serves many batches, and another is asked for once it is not taken', async () => {
  const google = openGoogle();
  const send = () => google.send([makeCallItem(makeTap(CLICKS.google))]);
  const given = googleTokens.count;
  expect([await send(), await send()]).toEqual([{ ok: true }, { ok: true }]);
  expect(googleTokens.count - given).toBe(1);
  googleTokens.expire();
  expect([await send(), await send()]).toEqual([{ ok: false, reason: 'away', status: '401' }, { ok: true }]);
});

test('a token of Microsoft that has run out is asked for anew', async () => {
  const microsoft = openMicrosoft();
  const send = () => microsoft.send([makeCallItem(makeTap(CLICKS.microsoft))]);
  await send();
  microsoftTokens.expire();
  expect([await send(), await send()]).toMatchObject([{ ok: false, reason: 'away' }, { ok: true }]);
});

test('a launch says which company is told what', () => {
  const set = {
    ...{ DESTINATION_GOOGLE_URL: 'https://google.example', DESTINATION_GOOGLE_ACCOUNT: '1234567890' },
    ...{ DESTINATION_GOOGLE_CLIENT_ID: 'id', DESTINATION_GOOGLE_CLIENT_SECRET: 's' },
    ...{ DESTINATION_GOOGLE_REFRESH_TOKEN: 'r', DESTINATION_GOOGLE_SALE_ACTION: '22', DESTINATION_GOOGLE_TRIAL: 'yes' },
    ...{ DESTINATION_META_URL: 'https://meta.example', DESTINATION_META_TOKEN: 't' },
  };
  expect(describeConversions(parseEnv(set))).toEqual([
    'Meta is told of calls as Contact and of sales as Purchase.',
    'Google is told of sales as 22, and only checks it (DESTINATION_GOOGLE_TRIAL).',
    expect.stringContaining('Microsoft is told nothing') as string,
  ]);
});
