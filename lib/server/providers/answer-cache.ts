import type { ProviderResult } from '@/lib/errors/provider-result';

interface CacheSettings {
  readonly maximum: number;
  readonly lifetimeMs: number;
  readonly now: () => number;
}

export type CachedAsk<Value> = (
  key: string,
  ask: () => Promise<ProviderResult<Value>>,
) => Promise<ProviderResult<Value>>;

/** Concurrent callers share one call; failures are not kept. Evicts the oldest of `maximum` keys. */
export function createAnswerCache<Value>({ maximum, lifetimeMs, now }: CacheSettings): CachedAsk<Value> {
  const answers = new Map<string, { readonly answer: Promise<ProviderResult<Value>>; readonly goodUntil: number }>();

  return async (key, ask) => {
    const known = answers.get(key);
    if (known && now() < known.goodUntil) return known.answer;
    const answer = ask();
    answers.delete(key);
    answers.set(key, { answer, goodUntil: now() + lifetimeMs });
    for (const oldest of answers.keys()) {
      if (answers.size <= maximum) break;
      answers.delete(oldest);
    }
    const forget = () => {
      if (answers.get(key)?.answer === answer) answers.delete(key);
    };
    try {
      const result = await answer;
      if (!result.ok) forget();
      return result;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
