import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { callServer, latestCalls } from '@/lib/browser/delivery/call-server';
import { sendCall } from '@/lib/browser/delivery/send-call';
import { calls } from '@/lib/calls/calls';
import { isPhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import { isBuild, isSession } from '@/lib/call-bodies/page-answers';
import { isZipLocation, type ZipLocation } from '@/lib/call-bodies/zip-location';

const VISITOR = { userId: '3f2b8c1e-5d4a-4f6b-8c7d-9e0f1a2b3c4d', sessionId: 's' };

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  latestCalls.clear();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => Response.json({ buildId: 'one' }));
});

test('a call that reads is a plain GET, with what it asks in the query', async () => {
  await callServer(calls.getBuild, isBuild);
  await callServer(calls.getLocation, isZipLocation, { zip_code: '33101' });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/build', '/api/location?zip_code=33101']);
  expect(fetched.mock.calls.map(([, init]) => Object.keys(init))).toEqual([['signal'], ['signal']]);
});

test('a call that brings something is a POST of JSON', async () => {
  await sendCall(calls.checkIp, VISITOR, true);
  const [path, { signal, ...init }] = fetched.mock.calls[0] ?? ['', {}];
  expect(path).toBe('/api/ipqs/check-ip');
  expect(init).toEqual({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(VISITOR),
    keepalive: true,
  });
  expect(signal).toBeInstanceOf(AbortSignal);
});

test('an answer of the right shape is given, and the debug drawer sees how the call went', async () => {
  expect(await callServer(calls.getBuild, isBuild)).toEqual({ buildId: 'one' });
  expect(latestCalls.get('/api/build')).toMatchObject({ status: 200, answer: { buildId: 'one' } });
});

test.each<readonly [string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['an error', () => Promise.resolve(Response.json({ buildId: 'one' }, { status: 502 }))],
  ['no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ['another shape', () => Promise.resolve(Response.json({ buildId: 1 }))],
])('%s is no answer', async (_name, answer) => {
  fetched.mockImplementation(answer);
  expect(await callServer(calls.getBuild, isBuild)).toBeUndefined();
  expect(latestCalls.get('/api/build')?.answeredAt).toBeTypeOf('number');
});

test('the table types a call both ways', () => {
  // @ts-expect-error -- this call brings something
  void callServer(calls.getPhone, isPhoneAnswer);
  // @ts-expect-error -- a ZIP is a text
  void callServer(calls.getLocation, isZipLocation, { zip_code: 33101 });
  // @ts-expect-error -- this call answers with a build
  void callServer(calls.getBuild, isSession);
  // @ts-expect-error -- our scripts never ask for metrics
  void callServer(calls.getMetrics, isBuild);
  const asked = callServer(calls.getLocation, isZipLocation, { zip_code: '33101' });
  expectTypeOf(asked).toEqualTypeOf<Promise<ZipLocation | undefined>>();
});
