import { expect, test } from 'vitest';
import { buildDeliveryKey, parseDeliveryKey, readOutcome } from '@/lib/browser/delivery/delivery';

const lead = { id: '3f2b8c1e-5d4a-4f6b-8c7d-9e0f1a2b3c4d', path: '/', body: 1, kind: 'lead', personal: true } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

test('a key tells when, what, how large and under which id', () => {
  for (const isDated of [true, false]) {
    const told = { madeAt: 1_795_000_000_000, isDated, size: 812 };
    const key = buildDeliveryKey(lead, told);
    expect(parseDeliveryKey(key)).toEqual({ key, id: lead.id, kind: 'lead', keptMs: DAY_MS, ...told });
  }
});

test('a key of the former build, without a size, is still a delivery, dated by nobody', () => {
  const key = `delivery.1795000000000.event.plain.${lead.id}`;
  expect(parseDeliveryKey(key)).toMatchObject({ id: lead.id, kind: 'event', isDated: false, size: 0 });
});

test.each(['delivery.junk', 'delivery.1.event.plain.', 'delivery.x.lead.plain.a', 'delivery.1.user.plain.a'])(
  '%s is no key of ours',
  (key) => expect(parseDeliveryKey(key)).toBeUndefined(),
);

test('only what our server says ends a delivery', () => {
  expect(readOutcome({ accepted: true })).toBe('accepted');
  expect(readOutcome({ saved: true }, 'saved')).toBe('accepted');
  expect(readOutcome({ saved: true })).toBe('retry');
  for (const code of ['wrong-shape', 'too-large', 'too-complex', 'forbidden-key']) {
    expect(readOutcome({ error: { code, message: 'm' } })).toBe('dropped');
  }
});

test.each([
  ['a page of a firewall, a proxy or a hotel', undefined],
  ['nothing', null],
  ['a text', 'wrong-shape'],
  ['another JSON', { status: 'ok' }],
  ['an error in another form', { error: 'wrong-shape' }],
  ['no error', { error: null }],
  ['accepted in a word', { accepted: 'true' }],
  ['a host that is not known, during a wrong deploy', { error: { code: 'unknown-host', message: 'm' } }],
  ['a path that is not known', { error: { code: 'unknown-call', message: 'm' } }],
  ['a foreign origin', { error: { code: 'foreign-origin', message: 'm' } }],
  ['a body that was changed on its way', { error: { code: 'malformed', message: 'm' } }],
  ['a body that was cut on its way', { error: { code: 'cut-off', message: 'm' } }],
  ['too many calls', { error: { code: 'too-many', message: 'm' } }],
])('%s is tried again', (_what, answer) => expect(readOutcome(answer)).toBe('retry'));
