import { expect, test, vi } from 'vitest';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { createAnswerCache } from '@/lib/server/outbound/answer-cache';

const settings = { maximum: 3, lifetimeMs: 1000 };
const answer = (value: number): ProviderResult<number> => ({ ok: true, value });

test('an answer is kept for its time, and a failure for nobody', async () => {
  let nowMs = 1;
  const cached = createAnswerCache<number>({ ...settings, now: () => nowMs });
  const ask = vi.fn<() => Promise<ProviderResult<number>>>();
  ask.mockResolvedValueOnce({ ok: false, reason: 'timeout' }).mockResolvedValueOnce(answer(1));
  expect(await cached('a', ask)).toEqual({ ok: false, reason: 'timeout' });
  expect([await cached('a', ask), await cached('a', ask)]).toEqual([answer(1), answer(1)]);
  nowMs = 1000;
  expect(await cached('a', ask)).toEqual(answer(1));
  nowMs = 1002;
  ask.mockResolvedValueOnce(answer(2));
  expect(await cached('a', ask)).toEqual(answer(2));
  expect(ask).toHaveBeenCalledTimes(3);
});

test('those who ask at once share one call, and one failure', async () => {
  const cached = createAnswerCache<number>({ ...settings, now: () => 1 });
  const ask = vi.fn(() => Promise.reject<ProviderResult<number>>(new Error('bug')));
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => cached('a', ask)));
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await cached('a', () => Promise.resolve(answer(1)))).toEqual(answer(1));
});

test('more keys than there is room for push out the oldest', async () => {
  const cached = createAnswerCache<number>({ ...settings, now: () => 1 });
  const ask = vi.fn(() => Promise.resolve(answer(1)));
  for (const key of ['a', 'b', 'c', 'd']) await cached(key, ask);
  for (const key of ['d', 'c', 'b', 'a']) await cached(key, ask);
  expect(ask).toHaveBeenCalledTimes(5);
});

test('who waits gets the answer or the failure, even if others need the room meanwhile', async () => {
  const cached = createAnswerCache<number>({ ...settings, maximum: 1, now: () => 1 });
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const waiting = [
    cached('a', () => arrival.then(() => answer(1))),
    cached('b', () => arrival.then(() => ({ ok: false, reason: 'status' }))),
  ];
  expect(await cached('c', () => Promise.resolve(answer(3)))).toEqual(answer(3));
  arrive();
  expect(await Promise.all(waiting)).toEqual([answer(1), { ok: false, reason: 'status' }]);
});

test('those who waited for a failure do not take away the next answer', async () => {
  const cached = createAnswerCache<number>({ ...settings, now: () => 1 });
  const ask = vi.fn(() => Promise.resolve(answer(1)));
  const refused = () => Promise.resolve<ProviderResult<number>>({ ok: false, reason: 'refused' });
  const askAgain = async () => ((await cached('a', refused)).ok ? undefined : cached('a', ask));
  expect(await Promise.all([askAgain(), askAgain(), askAgain()])).toEqual([answer(1), answer(1), answer(1)]);
  expect(ask).toHaveBeenCalledTimes(1);
});
