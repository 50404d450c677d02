import type { BrandCode } from '@/lib/brand/brand-code';
import type { ProviderResult } from '@/lib/errors/provider-result';
import type { Breaker, Outcome } from './breaker';
import type { Budget } from './budget';
import { exchangeWithProvider, type OutboundRequest } from './outbound';

/** Calls under way at one provider; the next is refused at once and does not wait. */
const MAXIMUM_UNDER_WAY = 50;

/** Asks a provider on behalf of a brand, which pays for it. */
export type Ask = (
  request: OutboundRequest & { readonly brand: BrandCode; readonly since?: number | undefined },
) => Promise<ProviderResult<unknown>>;

interface AskGuards {
  readonly budget: Budget;
  readonly breaker: Breaker;
  readonly now: () => number;
}

/** In less than this no provider has ever answered, so asking would only cost. */
const LEAST_MS = 50;

const TIMEOUT = { ok: false, reason: 'timeout' } as const;
const BUSY = { ok: false, reason: 'busy' } as const;
const SPENT = { ok: false, reason: 'budget' } as const;

/**
 * The one way to a provider: not more than 50 calls at once, none while it is down, none that nobody budgeted, and
 * each once. What the guards take, and what the visitor has waited for before, is part of the call's time.
 */
export function createAsk({ budget, breaker, now }: AskGuards): Ask {
  let underWay = 0;
  return async ({ brand, limitMs, since = now(), ...request }) => {
    const pass = underWay < MAXIMUM_UNDER_WAY ? breaker.admit(now()) : undefined;
    if (pass === undefined) return BUSY;
    underWay += 1;
    let outcome: Outcome = 'unused';
    try {
      if (!(await budget.take(brand))) return SPENT;
      const left = Math.round(limitMs - (now() - since));
      if (left < LEAST_MS) return TIMEOUT;
      const { result, isHealthy } = await exchangeWithProvider({ ...request, limitMs: left });
      outcome = isHealthy ? 'healthy' : 'failed';
      return result;
    } finally {
      underWay -= 1;
      breaker.settle(pass, outcome, now());
    }
  };
}
