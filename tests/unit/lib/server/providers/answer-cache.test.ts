import { expect, test, vi } from 'vitest';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { createAnswerCache } from '@/lib/server/providers/answer-cache';

const settings = { maximum: 3, lifetimeMs: 1000 };
const answer = (value: number): ProviderResult<number> => ({ ok: true, value });

test('an answer is kept for its time, and a failure for nobody', async () => {
  let nowMs = 0;
  const cached = createAnswerCache<number>({ ...settings, now: () => nowMs });
  const ask = vi.fn<() => Promise<ProviderResult<number>>>();
  ask.mockResolvedValueOnce({ ok: false, reason: 'timeout' }).mockResolvedValueOnce(answer(1));
  expect(await cached('a', ask)).toEqual({ ok: false, reason: 'timeout' });
  expect([await cached('a', ask), await cached('a', ask)]).toEqual([answer(1), answer(1)]);
  nowMs = 1000;
  ask.mockResolvedValueOnce(answer(2));
  expect(await cached('a', ask)).toEqual(answer(2));
  expect(ask).toHaveBeenCalledTimes(3);
});

test('those who ask at once share one call, and one failure', async () => {
  const cached = createAnswerCache<number>({ ...settings, now: () => 0 });
  const ask = vi.fn(() => Promise.reject<ProviderResult<number>>(new Error('bug')));
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => cached('a', ask)));
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await cached('a', () => Promise.resolve(answer(1)))).toEqual(answer(1));
});

test('more keys than there is room for push out the oldest', async () => {
  const cached = createAnswerCache<number>({ ...settings, now: () => 0 });
  const ask = vi.fn(() => Promise.resolve(answer(1)));
  for (const key of ['a', 'b', 'c', 'd']) await cached(key, ask);
  for (const key of ['d', 'c', 'b', 'a']) await cached(key, ask);
  expect(ask).toHaveBeenCalledTimes(5);
});
