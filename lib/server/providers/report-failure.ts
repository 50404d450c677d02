import type { ProviderResult } from '@/lib/errors/provider-result';
import { log } from '../log';

/** Runs a provider call and writes one line when it fails; the result passes through. */
export async function reportFailure<Value>(
  provider: string,
  call: string,
  run: () => Promise<ProviderResult<Value>>,
): Promise<ProviderResult<Value>> {
  const startedAt = performance.now();
  const result = await run();
  if (!result.ok) {
    const ms = Math.round(performance.now() - startedAt);
    log({ level: 'warn', message: 'provider call failed', provider, call, reason: result.reason, ms });
  }
  return result;
}
