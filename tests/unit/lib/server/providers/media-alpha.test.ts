import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { brands } from '@/funnels/brands';
import type { DemandCheckRequest, GetPhoneRequest } from '@/lib/call-bodies/media-alpha-requests';
import { createMediaAlpha, type MediaAlpha } from '@/lib/server/providers/media-alpha';
import { askProvider } from '@/tests/support/ask-provider';
import { startSandbox, type Sandbox } from '@/tests/sandbox/start-sandbox';

const LIMIT_MS = 1000;
const brand = brands.tqg;
const VISIT = '3f2b8c1e-5d4a-4f6b-8c7d-9e0f1a2b3c4d';
const caller = { address: '203.0.113.7', userAgent: 'Agent/1.0' };
const envelope = { local_hour: 14, url: 'https://brand.example/call-auto', version: 17 as const };

let sandbox: Sandbox;
let mediaAlpha: MediaAlpha;
let written: string[];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  mediaAlpha = createMediaAlpha({
    ask: askProvider,
    url: `${sandbox.url}/mediaalpha`,
    apiToken: 'a-token',
    demandCheckLimitMs: LIMIT_MS,
    getPhoneLimitMs: LIMIT_MS,
    now: () => performance.now(),
  });
});

function demandCheck(zip: string): DemandCheckRequest {
  return { ...envelope, data: { zip, state: 'FL' }, max: 1, call_type: 'Inbound', transfer_type: 'cold' };
}

function getPhone(zip: string): GetPhoneRequest {
  return { ...envelope, data: { zip } };
}

const FAILURES = [
  ['00003', 'timeout'],
  ['00004', 'status'],
  ['00005', 'shape'],
  ['00006', 'status'],
  ['00007', 'shape'],
  ['00008', 'status'],
  ['00009', 'shape'],
] as const;

describe('demand check', () => {
  test.each([
    ['00001', 4.2],
    ['00002', 42],
    ['33101', 24.5],
  ])('%s is worth %d', async (zip, ev) => {
    expect(await mediaAlpha.demandCheck(brand, demandCheck(zip), caller)).toEqual({
      ok: true,
      value: { parsed: { call_transfers: [{ buyer: 'Sandbox Buyer' }], ctc: { ev } } },
    });
  });

  test.each([...FAILURES, ['00010', 'shape']] as const)('%s fails by %s', async (zip, reason) => {
    expect(await mediaAlpha.demandCheck(brand, demandCheck(zip), caller)).toEqual({ ok: false, reason });
    const line = JSON.parse(written.join('')) as Record<string, unknown>;
    expect(line).toMatchObject({ provider: 'mediaalpha', call: 'demand-check', reason });
    expect(Object.keys(line)).toEqual(['at', 'level', 'message', 'provider', 'call', 'reason', 'ms']);
  });

  test('carries what the server knows and nothing that the client claims', async () => {
    const claimed = { ip: '6.6.6.6', ua: 'Forged/1.0', placement_id: 'theirs', source: ['theirs'] };
    const subs = { sub_1: 'afid-9', sub_2: 'campaign' };
    await mediaAlpha.demandCheck(brand, { ...demandCheck('33101'), ...claimed, ...subs }, caller);
    expect(sandbox.calls().at(-1)?.body).toEqual({
      api_token: 'a-token',
      placement_id: brand.mediaAlpha.placementId.value,
      version: 17,
      ip: '203.0.113.7',
      ua: 'Agent/1.0',
      url: 'https://brand.example/call-auto',
      local_hour: 14,
      sub_1: 'afid-9',
      sub_2: 'campaign',
      data: { zip: '33101', state: 'FL' },
      max: 1,
      call_type: 'Inbound',
      transfer_type: 'cold',
      source: ['afid-9', 'tqg', 'auto', 'afid-9', 'campaign', 'null', 'null'],
    });
  });

  test('carries the visit where its outcome can bring it back, and no other text of a client', async () => {
    for (const [told, key] of [
      [VISIT, VISIT],
      ['of another system', 'null'],
    ]) {
      await mediaAlpha.demandCheck(brand, { ...demandCheck('33101'), session_id: told }, caller);
      expect(sandbox.calls().at(-1)?.body).toMatchObject({ source: { 6: key } });
    }
  });

  test('is paid once in a visit for the same place and ad, however often the page is left before the answer', async () => {
    const before = sandbox.calls().length;
    const ask = (session_id: string | undefined, zip: string, subs = {}) =>
      mediaAlpha.demandCheck(brand, { ...demandCheck(zip), session_id, sub_2: 'call-auto', ...subs }, caller);
    const paid = () => sandbox.calls().length - before;
    const [first, meanwhile] = await Promise.all([ask(VISIT, '33101'), ask(VISIT, '33101')]);
    expect([meanwhile, await ask(VISIT, '33101'), await ask(VISIT, '33101', { sub_2: 'call-auto-es' })]).toEqual([
      first,
      first,
      first,
    ]);
    expect(paid()).toBe(1);
    await ask(VISIT, '60601');
    await ask(VISIT, '33101', { sub_3: 'another click' });
    await ask('another visit', '33101');
    expect(paid()).toBe(4);
    await ask(undefined, '33101');
    await ask(undefined, '33101');
    expect(paid()).toBe(6);
  });

  test('that failed is kept for nobody', async () => {
    const failing = { ...demandCheck('00004'), session_id: VISIT };
    const before = sandbox.calls().length;
    await mediaAlpha.demandCheck(brand, failing, caller);
    await mediaAlpha.demandCheck(brand, failing, caller);
    expect(sandbox.calls().length - before).toBe(2);
  });

  test('an unknown address is left out', async () => {
    await mediaAlpha.demandCheck(brand, demandCheck('33101'), { ...caller, address: undefined });
    expect(sandbox.calls().at(-1)?.body).not.toHaveProperty('ip');
  });
});

describe('get phone', () => {
  test('each field name and spelling of a number is read', async () => {
    const results = [];
    for (let turn = 0; turn < 4; turn += 1) results.push(await mediaAlpha.getPhone(brand, getPhone('33101'), caller));
    for (const result of results) {
      expect(result).toEqual({
        ok: true,
        value: { phone: expect.stringMatching(/^\+120655501\d\d$/) as string, expiresInSeconds: 300, source: 'lease' },
      });
    }
  });

  test.each([...FAILURES, ['00011', 'shape']] as const)('%s fails by %s', async (zip, reason) => {
    expect(await mediaAlpha.getPhone(brand, getPhone(zip), caller)).toEqual({ ok: false, reason });
  });

  test('names affiliate, publisher by hash, and nothing', async () => {
    await mediaAlpha.getPhone(brand, { ...getPhone('33101'), token: 'ours' }, caller);
    const hash = createHash('sha1').update(brand.mediaAlpha.publisherId.value).digest('hex');
    const body = sandbox.calls().at(-1)?.body as Record<string, unknown>;
    expect(body['source']).toEqual([brand.mediaAlpha.affiliateId, hash.slice(0, 10), 'null']);
    expect(body).not.toHaveProperty('token');
  });

  test('carries the stored lead, or the visit where there is none', async () => {
    const lead = '0b9d9f8e-1111-4222-8333-123456789abc';
    await mediaAlpha.getPhone(brand, { ...getPhone('33101'), session_id: VISIT, lead_id: lead }, caller);
    await mediaAlpha.getPhone(brand, { ...getPhone('33101'), session_id: VISIT }, caller);
    const keys = sandbox
      .calls()
      .slice(-2)
      .map(({ body }) => (body as { source: string[] }).source[2]);
    expect(keys).toEqual([lead, VISIT]);
  });
});

test('a provider that is not there is refused, and nothing throws', async () => {
  const nowhere = {
    ask: askProvider,
    url: 'http://127.0.0.1:1',
    apiToken: '',
    demandCheckLimitMs: LIMIT_MS,
    getPhoneLimitMs: LIMIT_MS,
    now: () => performance.now(),
  };
  const result = await createMediaAlpha(nowhere).demandCheck(brand, demandCheck('33101'), caller);
  expect(result).toEqual({ ok: false, reason: 'refused' });
});
