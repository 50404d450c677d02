import { expect, test } from 'vitest';
import { findSignatureFault, signMessage } from '@/lib/server/request/signature';

const SECRET = 'a secret of a source';
const NOW = 1_800_000_000_500;
const body = Buffer.from('{"id":"1"}');
const good = signMessage(body, SECRET, NOW);
const check = (header: string | null, nowMs = NOW, message = body) =>
  findSignatureFault(header, message, SECRET, nowMs);

test('a message is taken as it was signed, for five minutes', () => {
  expect(good).toMatch(/^t=1800000000,v1=[\da-f]{64}$/);
  expect(check(good)).toBeUndefined();
  expect(check(good, NOW + 299_000)).toBeUndefined();
  expect(check(good, NOW - 299_000)).toBeUndefined();
  expect(check(good, NOW + 301_000)).toBe('expired');
  expect(check(good, NOW - 301_000)).toBe('expired');
});

test('one of several signatures suffices, as while a secret is changed', () => {
  const [t, v1] = good.split(',');
  expect(check(`${t}, v0=x, v1=${'0'.repeat(64)}, ${v1}`)).toBeUndefined();
});

test.each([
  null,
  '',
  't=1800000000',
  `v1=${'0'.repeat(64)}`,
  `t=1800000000,v1=${'0'.repeat(64)}`,
  `t=1800000000,v1=${'g'.repeat(64)}`,
  good.replace('t=1800000000', 't=1800000001'),
  good.replace('t=1800000000', 't=1e9'),
  good.slice(0, -1),
  signMessage(body, 'another secret', NOW),
])('%j is forged', (header) => {
  expect(check(header)).toBe('forged');
});

test('a body that was changed on the way is forged', () => {
  expect(check(good, NOW, Buffer.from('{"id":"2"}'))).toBe('forged');
});
