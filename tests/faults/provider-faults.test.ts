import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFaultyProviders, type FaultyProviders } from '@/tests/support/faulty-provider';
import {
  answerWell,
  findGoodAnswer,
  openPaidCalls,
  PAID_CALL_NAMES,
  PAID_CALLS,
  type PaidAnswer,
  type PaidCalls,
} from '@/tests/support/paid-calls';

const JSON_TYPE = { 'content-type': 'application/json' };
/** What is left of the promised time for the way to the visitor. */
const MARGIN_MS = 100;
const MB = 1024 * 1024;

let providers: FaultyProviders;
let elsewhere: FaultyProviders;
let calls: PaidCalls;

beforeAll(async () => {
  providers = await openFaultyProviders(3);
  elsewhere = await openFaultyProviders(1);
  elsewhere.behave(answerWell());
  calls = await openPaidCalls(providers.urls);
});

afterAll(async () => {
  await calls.close();
  await providers.close();
  await elsewhere.close();
});

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  calls.startAnew();
});

/** Answers every request alike. */
function answer(status: number, headers: Record<string, string>, body: string | Buffer = ''): RequestListener {
  return (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };
}

/** Begins a good answer, and leaves the rest of it to `go`. */
function begin(headers: Record<string, string>, go: (response: ServerResponse, text: string) => void): RequestListener {
  return (request, response) => {
    request.resume();
    response.writeHead(200, { ...JSON_TYPE, ...headers });
    go(response, findGoodAnswer(request.url));
  };
}

function callEach(): Promise<PaidAnswer[]> {
  return Promise.all(PAID_CALL_NAMES.map((name) => calls.call(name)));
}

test('a provider that takes half a second is waited for', async () => {
  providers.behave(answerWell(500));
  expect((await callEach()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

describe('a slow provider', () => {
  const drip = begin({}, (response, text) => {
    let sent = 0;
    const timer = setInterval(() => response.write(text.charAt((sent += 1) - 1)), 1000);
    response.on('close', () => clearInterval(timer));
  });

  test.each([
    ['that answers after ten seconds', answerWell(10_000)],
    ['that never answers', () => undefined],
    ['that sends a byte a second', drip],
  ] as [string, RequestListener][])('%s is given up within the promised time, and asked once', async (_name, slow) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    providers.behave(slow);
    const answers = await callEach();
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [502, 'timeout']));
    expect(providers.asked()).toHaveLength(PAID_CALL_NAMES.length);
    const limits = timeout.mock.calls.map(([ms]) => ms).filter((ms) => ms !== 5000);
    const promised = Object.values(PAID_CALLS).sort((one, other) => one - other);
    expect(limits).toHaveLength(promised.length);
    for (const [index, limit] of limits.sort((one, other) => one - other).entries())
      expect(limit).toBeLessThanOrEqual((promised[index] ?? 0) - MARGIN_MS);
  });

  test('has fifty connections open at most; who comes besides is refused, not queued', async () => {
    const SENT = 80;
    providers.behave(() => undefined);
    // A budget that is not found out in time would refuse before the provider is slow, where the machine is busy.
    const { getStore } = await import('@/lib/server/process/open-store');
    vi.spyOn(getStore(), 'spendShare').mockResolvedValue(true);
    vi.spyOn(getStore(), 'spendCall').mockResolvedValue(1);
    const names = ['demandCheck', 'checkIp', 'listings'] as const;
    const answers = await Promise.all(names.flatMap((name) => Array.from({ length: SENT }, () => calls.call(name))));
    const count = (code: string) => answers.filter((one) => one.code === code).length;
    // How many are refused depends on how fast they come.
    expect(count('timeout') + count('busy')).toBe(3 * SENT);
    expect(count('busy')).toBeGreaterThan(0);
    // What was given up arrives late, or never, where the machine is busy.
    await vi.waitFor(() => expect(providers.openSockets()).toBe(0), { timeout: 20_000 });
    expect(providers.asked().length).toBeLessThanOrEqual(count('timeout'));
    expect(providers.mostSockets()).toBeLessThanOrEqual(50);
  });

  test.each(PAID_CALL_NAMES)('%s: a provider that fails is asked twenty times and then left alone', async (name) => {
    providers.behave(answer(500, {}));
    const codes = [];
    for (let turn = 0; turn < 30; turn += 1) codes.push((await calls.call(name)).code);
    expect(codes).toEqual(Array.from({ length: 30 }, (_, turn) => (turn < 20 ? 'status' : 'busy')));
    expect(providers.asked()).toHaveLength(20);
  });
});

describe('an answer that is none', () => {
  const away = () => ({ location: `${elsewhere.urls[0]}/` });

  test.each([
    ['301', 'status', () => answer(301, away())],
    ['302 to this machine', 'status', () => answer(302, away())],
    ['307 to this machine', 'status', () => answer(307, away())],
    ['308 to this machine', 'status', () => answer(308, away())],
    ['401', 'status', () => answer(401, JSON_TYPE, '{}')],
    ['429', 'status', () => answer(429, { ...JSON_TYPE, 'retry-after': '1' }, '{}')],
    ['500', 'status', () => answer(500, JSON_TYPE, '{}')],
    ['503 with a time', 'status', () => answer(503, { 'retry-after': '0' })],
    ['HTML with 200', 'shape', () => answer(200, { 'content-type': 'text/html' }, '<!doctype html><p>Hello')],
    ['nothing with 200', 'shape', () => answer(200, JSON_TYPE)],
    ['nothing with 200, of no type', 'shape', () => answer(200, {})],
    ['204', 'shape', () => answer(204, {})],
  ] as [string, string, () => RequestListener][])(
    '%s fails by %s, is asked for once and led nowhere',
    async (_name, code, make) => {
      elsewhere.behave(answerWell());
      providers.behave(make());
      const answers = await callEach();
      expect(answers.map((one) => [one.status, one.code])).toEqual(answers.map(() => [502, code]));
      expect(providers.asked()).toHaveLength(PAID_CALL_NAMES.length);
      expect(elsewhere.asked()).toEqual([]);
    },
  );
});

describe('an answer that is broken', () => {
  const size = (text: string, change: number) => ({ 'content-length': String(text.length + change) });
  const cut = (change: number): RequestListener => {
    return (request, response) => {
      request.resume();
      const text = findGoodAnswer(request.url);
      response.strictContentLength = false;
      response.writeHead(200, { ...JSON_TYPE, ...size(text, change) });
      response.write(text);
      setTimeout(() => response.destroy(), 50);
    };
  };
  const huge = Buffer.from(`{"ctc":{"ev":1},"fraud_score":1,"phone":"+12065550100","more":"${'x'.repeat(10 * MB)}"}`);
  const bomb = gzipSync(Buffer.concat([Buffer.from('{"ctc":{"ev":1},"more":"'), Buffer.alloc(50 * MB, 'x')]));

  test.each([
    ['no JSON', 'shape', answer(200, JSON_TYPE, '{"ctc":{"ev":4.2}')],
    ['JSON of another kind', 'shape', answer(200, JSON_TYPE, '"ctc"')],
    ['a body shorter than it said', 'refused', cut(7)],
    ['a body longer than it said', 'shape', cut(-7)],
    [
      'a connection reset in the middle',
      'refused',
      begin({}, ({ socket }) => void setTimeout(() => socket?.resetAndDestroy(), 20)),
    ],
    ['a bomb of 50 MB', 'shape', answer(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }, bomb)],
    ['ten megabytes', 'shape', answer(200, JSON_TYPE, huge)],
    ['bytes that are no UTF-8', 'shape', answer(200, JSON_TYPE, Buffer.from([0x22, 0xff, 0x22]))],
    [
      'a prototype',
      'shape',
      answer(200, JSON_TYPE, '{"__proto__":{"ctc":{"ev":1},"fraud_score":1,"phone":"+12065550100"}}'),
    ],
    [
      'a prototype deep inside',
      'shape',
      answer(200, JSON_TYPE, '{"ctc":{"ev":1,"constructor":{"prototype":{"x":1}}},"fraud_score":1}'),
    ],
  ] as [string, string, RequestListener][])('%s fails by %s and is asked for once', async (_name, code, listener) => {
    providers.behave(listener);
    const answers = await callEach();
    expect(answers.map((one) => [one.status, one.code])).toEqual(answers.map(() => [502, code]));
    expect(providers.asked()).toHaveLength(PAID_CALL_NAMES.length);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('twenty bombs and twenty times ten megabytes cost no memory to speak of', async () => {
    let peak = 0;
    const before = process.memoryUsage.rss();
    const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss() - before)), 2);
    for (const listener of [
      answer(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }, bomb),
      answer(200, JSON_TYPE, huge),
    ]) {
      calls.startAnew();
      providers.behave(listener);
      await Promise.all(Array.from({ length: 20 }, () => calls.call('demandCheck')));
    }
    clearInterval(timer);
    // Read whole, they are 1.2 GB. Garbage that is not yet collected is part of what is measured.
    console.info(`peak of resident memory: ${Math.round(peak / MB)} MB`);
    expect(peak).toBeLessThan(200 * MB);
  });

  test.each([
    'NaN',
    '1e309',
    '-1e309',
    '-1',
    '"1e309"',
    '"Infinity"',
    '"0x10"',
    '"many"',
    '""',
    'true',
    'null',
    '[1]',
    '{}',
  ])('a bid of %s is none, and no reason to think it low', async (ev) => {
    providers.behave(answer(200, JSON_TYPE, `{"ctc":{"ev":${ev}}}`));
    expect(await calls.call('demandCheck')).toMatchObject({ status: 502, code: 'shape' });
  });

  test.each(['NaN', '1e309', '-1', '101', '"50"', 'true', 'null'])('a fraud score of %s is none', async (score) => {
    providers.behave(answer(200, JSON_TYPE, `{"success":true,"fraud_score":${score}}`));
    expect(await calls.call('checkIp')).toMatchObject({ status: 502, code: 'shape' });
  });

  test.each(['""', '"911"', '"+442071838750"', '"tel:+12065550100"', '0', 'null', '["+12065550100"]'])(
    'a number %s is none',
    async (phone) => {
      providers.behave(answer(200, JSON_TYPE, `{"phone":${phone}}`));
      expect(await calls.call('getPhone')).toMatchObject({ status: 502, code: 'shape' });
    },
  );
});
