import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refuseBlock, refuseVisit } from '@/lib/server/limits/refuse-over-limit';

const MINUTE_MS = 60_000;
let minute = 0;

beforeAll(() => {
  process.env['LIMIT_FACTOR'] = '1';
});

beforeEach(() => {
  minute += 1;
  vi.spyOn(performance, 'now').mockReturnValue(minute * MINUTE_MS + 20_000);
});

function countAccepted(tries: number, refuse: () => Response | undefined): number {
  return Array.from({ length: tries }, refuse).filter((refusal) => refusal === undefined).length;
}

test('a block has its share of a paid call, and then waits for the next minute', async () => {
  expect(countAccepted(100, () => refuseBlock('getPhone', '203.0.113.7'))).toBe(30);
  const refusal = refuseBlock('getPhone', '203.0.113.200');
  expect([refusal?.status, refusal?.headers.get('retry-after')]).toEqual([429, '40']);
  expect(await refusal?.json()).toMatchObject({ error: { code: 'too-many' } });
  expect(refuseBlock('getPhone', '203.0.114.7')).toBeUndefined();
  expect(refuseBlock('checkDemand', '203.0.113.7')).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue((minute + 1) * MINUTE_MS);
  minute += 1;
  expect(refuseBlock('getPhone', '203.0.113.7')).toBeUndefined();
});

test('every address of a /64 is one block', () => {
  let host = 0;
  const refuse = () => refuseBlock('getPhone', `2001:db8:1:2::${(host += 1).toString(16)}`);
  expect(countAccepted(10_000, refuse)).toBe(30);
});

test.each([
  ['eight /64 of one /48', (turn: number) => `2001:db8:5:${turn % 8}::1`, '2001:db8:6::1'],
  ['eight /24 of one /16', (turn: number) => `198.51.${turn % 8}.7`, '198.52.0.7'],
])(
  '%s spend no more than two blocks in a minute, and an honest visitor elsewhere is let in',
  (_name, address, honest) => {
    let turn = 0;
    expect(countAccepted(300, () => refuseBlock('getPhone', address((turn += 1))))).toBe(60);
    expect(refuseBlock('getPhone', honest)).toBeUndefined();
  },
);

test('a network that asks all day spends no more than forty blocks, and is held back from nothing that is free', () => {
  let accepted = 0;
  let turn = 0;
  for (let passed = 0; passed < 60; passed += 1) {
    minute += 1;
    vi.spyOn(performance, 'now').mockReturnValue(minute * MINUTE_MS);
    accepted += countAccepted(100, () => refuseBlock('getPhone', `2001:db8:7:${(turn += 1) % 8}::1`));
  }
  expect(accepted).toBe(1200);
  expect(countAccepted(5000, () => refuseBlock('createEvent', `2001:db8:7:${(turn += 1) % 8}::1`))).toBe(5000);
});

test('unknown addresses share one block of a paid call, and are not held back from the rest', () => {
  expect(countAccepted(100, () => refuseBlock('getPhone', undefined))).toBe(30);
  expect(countAccepted(5000, () => refuseBlock('createEvent', undefined))).toBe(5000);
});

test.each(['sessionId', 'session_id'])('a visit that %s names has its own share', (name) => {
  const body = { [name]: randomUUID() };
  expect(countAccepted(50, () => refuseVisit('checkDemand', body))).toBe(6);
  expect(refuseVisit('checkDemand', { [name]: randomUUID() })).toBeUndefined();
});

test.each([{}, null, 'text', { sessionId: 7 }])('a body %j names no visit', (body) => {
  expect(countAccepted(1000, () => refuseVisit('checkDemand', body))).toBe(1000);
});
