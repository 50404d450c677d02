import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createIpqs } from '@/lib/server/providers/ipqs';
import { askProvider } from '@/tests/support/ask-provider';
import { startSandbox, type Sandbox } from '@/tests/sandbox/start-sandbox';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

function checkIp(address: string, apiKey = 'k/e y') {
  return createIpqs({ ask: askProvider, url: `${sandbox.url}/ipqs`, apiKey, limitMs: 2000, now: () => 0 }).checkIp(
    'm10',
    address,
    'Agent/1.0 (x&y)',
  );
}

const CLEAN = { proxy: false, vpn: false, tor: false, isCrawler: false, botStatus: false };

test.each([
  ['198.51.100.7', { ...CLEAN, risk: 'low', fraudScore: 10 }],
  ['203.0.113.75', { ...CLEAN, risk: 'medium', fraudScore: 78, proxy: true, vpn: true }],
  ['203.0.113.85', { ...CLEAN, risk: 'high', fraudScore: 92 }],
  ['203.0.113.90', { ...CLEAN, risk: 'high', fraudScore: 30, proxy: true, tor: true }],
  ['203.0.113.91', { ...CLEAN, risk: 'high', fraudScore: 30, isCrawler: true, botStatus: true }],
  ['203.0.113.92', { ...CLEAN, risk: 'low', fraudScore: 20, proxy: true, vpn: true }],
])('%s is %j', async (address, value) => {
  expect(await checkIp(address)).toMatchObject({ ok: true, value });
});

test.each([
  ['198.51.100.7', { city: null, state: null, postalCode: null, isp: 'Sandbox Telecom' }],
  ['203.0.113.95', { city: 'Miami', state: 'FL', postalCode: '33101', isp: 'Sandbox Telecom' }],
  ['203.0.113.96', { city: null, state: null, postalCode: null, isp: null }],
  ['203.0.113.97', { city: 'Tours', state: null, postalCode: null, isp: 'Sandbox Telecom' }],
])('%s is at %j, by the same answer', async (address, location) => {
  expect(await checkIp(address)).toMatchObject({ ok: true, value: { location } });
});

test('a used-up quota and a withheld score are failures, and the key is in no log', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  expect(await checkIp('203.0.113.93', 'secret-key')).toEqual({ ok: false, reason: 'status' });
  expect(await checkIp('203.0.113.94', 'secret-key')).toEqual({ ok: false, reason: 'shape' });
  expect(lines.join('')).toMatch(/"reason":"status"[^]*"reason":"shape"/);
  expect(lines.join('')).not.toMatch(/secret-key|203\.0\.113/);
});

test('key, address and agent are encoded', async () => {
  await checkIp('2001:db8::7');
  expect(sandbox.calls().at(-1)?.path).toBe(
    '/ipqs/k%2Fe%20y/2001%3Adb8%3A%3A7?strictness=1&user_agent=Agent%2F1.0+%28x%26y%29&allow_public_access_points=true',
  );
});
