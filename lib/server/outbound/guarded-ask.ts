import type { BrandCode } from '@/lib/names/brand-code';
import type { ProviderResult } from '@/lib/errors/provider-result';
import type { Breaker, Outcome } from './breaker';
import type { Budget } from './budget';
import { exchangeWithProvider, type OutboundRequest } from './outbound';

/** Further calls are refused, not queued. */
const MAXIMUM_UNDER_WAY = 50;

export type Ask = (
  request: OutboundRequest & {
    readonly brand: BrandCode;
    /** Of whom it is asked for; undefined where it is unknown. */
    readonly address: string | undefined;
    readonly since?: number | undefined;
  },
) => Promise<ProviderResult<unknown>>;

interface AskGuards {
  readonly budget: Budget;
  readonly breaker: Breaker;
  /** Whether an operator has switched the provider off. Default never. */
  readonly isOff?: () => boolean;
  readonly now: () => number;
}

/** No provider has ever answered faster. */
const LEAST_MS = 50;

const TIMEOUT = { ok: false, reason: 'timeout' } as const;
const BUSY = { ok: false, reason: 'busy' } as const;
const OFF = { ok: false, reason: 'off' } as const;
const SPENT = { ok: false, reason: 'budget' } as const;

/**
 * The only way to a provider: limited, guarded and without retries. Waiting before the call counts towards its limit.
 */
export function createAsk({ budget, breaker, isOff = () => false, now }: AskGuards): Ask {
  let underWay = 0;
  return async ({ brand, address, limitMs, since = now(), ...request }) => {
    if (isOff()) return OFF;
    const pass = underWay < MAXIMUM_UNDER_WAY ? breaker.admit(now()) : undefined;
    if (pass === undefined) return BUSY;
    underWay += 1;
    let outcome: Outcome = 'unused';
    try {
      if (!(await budget.take(brand, address))) return SPENT;
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
