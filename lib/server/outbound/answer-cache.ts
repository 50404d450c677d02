import { LRUCache } from 'lru-cache';
import type { ProviderResult } from '@/lib/errors/provider-result';

interface CacheSettings {
  readonly maximum: number;
  readonly lifetimeMs: number;
  readonly now: () => number;
}

type AskOnce<Value> = () => Promise<ProviderResult<Value>>;

export type CachedAsk<Value> = (key: string, ask: AskOnce<Value>) => Promise<ProviderResult<Value>>;

/**
 * Keeps answers for a while, and lets those who ask for the same at once wait for one call. A failure is kept for
 * nobody else. Above `maximum` keys those that were not asked for longest go first.
 */
export function createAnswerCache<Value>({ maximum, lifetimeMs, now }: CacheSettings): CachedAsk<Value> {
  const answers = new LRUCache<string, ProviderResult<Value>, AskOnce<Value>>({
    max: maximum,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now },
    // Who waits for an answer gets it, even if other keys have pushed it out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: ask }) => ask(),
  });

  return async (key, ask) => {
    const result = await answers.forceFetch(key, { context: ask });
    if (!result.ok && answers.peek(key) === result) answers.delete(key);
    return result;
  };
}
