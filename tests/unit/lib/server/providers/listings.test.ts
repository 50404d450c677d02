import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdsRequest } from '@/lib/call-bodies/ads-request';
import type { Listings } from '@/lib/server/providers/listings';
import { createQuinstreet } from '@/lib/server/providers/quinstreet';
import { createQuoteWizard } from '@/lib/server/providers/quote-wizard';
import { askProvider } from '@/tests/support/ask-provider';
import { startSandbox, type Sandbox } from '@/tests/sandbox/start-sandbox';

const LIMIT_MS = 1000;
const caller = { address: '203.0.113.7', userAgent: 'Agent/1.0' };

let sandbox: Sandbox;
let written: string[];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});

function create(provider: AdsRequest['provider']): Listings {
  const settings = {
    ask: askProvider,
    url: `${sandbox.url}/${provider.toLowerCase()}`,
    clientId: 'an-id',
    limitMs: LIMIT_MS,
  };
  return provider === 'quinstreet' ? createQuinstreet(settings) : createQuoteWizard(settings);
}

function request(provider: AdsRequest['provider'], zipcode?: string): AdsRequest {
  const url = 'https://brand.example/clicks-auto?utm_campaign=x&email=a%40example.com';
  return { provider, url, sessionId: 'session', ...(zipcode !== undefined && { zipcode }) };
}

describe.each(['quinstreet', 'quoteWizard'] as const)('%s', (provider) => {
  test('lists ads in plain words', async () => {
    const result = await create(provider).list('tqg', request(provider, '33101'), caller);
    expect(result.ok && result.value.impressionId).toBe('sandbox-search');
    expect(result.ok && result.value.ads).toHaveLength(4);
    expect(result.ok && result.value.ads[0]).toEqual({
      id: 'sandbox-1',
      company: 'Cedar Example Insurance',
      title: 'Bundle home and auto, one bill a month',
      points: ['Pay by the mile if you drive little', 'Claims answered day and night'],
      clickUrl: `${sandbox.url}/${provider.toLowerCase()}/click/1?I=sandbox`,
      displayUrl: 'cedar.example',
    });
  });

  test.each([
    ['00012', 0],
    ['00013', 1],
    ['00014', 7],
    ['00015', 2],
  ])('%s has %d ads', async (zipcode, count) => {
    const result = await create(provider).list('tqg', request(provider, zipcode), caller);
    expect(result.ok && result.value.ads.length).toBe(count);
  });

  test.each([
    ['00003', 'timeout'],
    ['00004', 'status'],
    ['00005', 'shape'],
    ['00006', 'status'],
    ['00007', 'shape'],
    ['00008', 'status'],
    ['00009', 'shape'],
  ])('%s fails by %s, in one line of the log', async (zipcode, reason) => {
    expect(await create(provider).list('tqg', request(provider, zipcode), caller)).toEqual({ ok: false, reason });
    expect(JSON.parse(written.join(''))).toMatchObject({ provider, call: 'listings', reason });
  });
});

test('only what may leave before consent leaves, whatever the request holds', async () => {
  const answers = { currentlyInsured: true, currentCompany: 'GEICO', homeowner: false };
  const personal = { firstName: 'Ann', email: 'a@example.com', driver1Dob: '1958-04-25' };
  await create('quinstreet').list('tqg', { ...request('quinstreet', '33101'), ...answers, ...personal }, caller);
  expect(sandbox.calls().at(-1)?.body).toEqual({
    tracking: {
      content_type: 'json',
      ni_ad_client: 'an-id',
      ni_zc: '33101',
      ip: '203.0.113.7',
      ua: 'Agent/1.0',
      ni_var1: 'session',
      ni_ref: 'https://brand.example/clicks-auto?utm_campaign=x',
      ni_lp_url: 'https://brand.example/clicks-auto?utm_campaign=x',
    },
    contact: { zip: '33101', homeowner: '0' },
    current_insurance: { currently_insured: '1', carrier: 'GEICO' },
  });
});

test('without a ZIP the provider goes by the address', async () => {
  await create('quoteWizard').list('tqg', request('quoteWizard'), { ...caller, address: undefined });
  const { tracking, contact } = sandbox.calls().at(-1)?.body as Record<string, Record<string, unknown>>;
  expect([tracking?.['ni_zc'], contact?.['zip'], 'ip' in (tracking ?? {})]).toEqual(['auto', 'auto', false]);
});
