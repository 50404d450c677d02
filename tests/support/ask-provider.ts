import type { ProviderResult } from '@/lib/errors/provider-result';
import { exchangeWithProvider, type OutboundRequest } from '@/lib/server/outbound/outbound';

/** Asks a provider with nothing in between: neither budget nor breaker. */
export async function askProvider(request: OutboundRequest): Promise<ProviderResult<unknown>> {
  return (await exchangeWithProvider(request)).result;
}
