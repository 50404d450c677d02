import type { ProviderResult } from '@/lib/errors/provider-result';
import { log } from '../platform/log';
import { countProviderCall } from '../metrics/metrics';

const MS_PER_SECOND = 1000;

/** Counts a provider call and logs its failure; returns the result unchanged. */
export async function reportFailure<Value>(
  provider: string,
  call: string,
  run: () => Promise<ProviderResult<Value>>,
): Promise<ProviderResult<Value>> {
  const startedAt = performance.now();
  const result = await run();
  const ms = performance.now() - startedAt;
  countProviderCall(provider, call, result.ok ? 'ok' : result.reason, ms / MS_PER_SECOND);
  if (!result.ok) {
    log({ level: 'warn', message: 'provider call failed', provider, call, reason: result.reason, ms: Math.round(ms) });
  }
  return result;
}
