import type { BrandCode } from '@/lib/names/brand-code';
import { withTimeout } from '../platform/with-timeout';
import { describeError, type LogLine } from '../platform/log';
import { createThrottledLog } from '../platform/throttled-log';
import type { CallAllowance, Store } from '../records/store';
import type { PaidProvider } from './allowances';

const ANSWER_LIMIT_MS = 1000;
const REFUSAL_MS = 1000;
/** Reliability 2.10. */
const WARNING_SHARE = 0.8;

/** Without a clear yes from the store nothing is spent. */
export interface Budget {
  take(brand: BrandCode): Promise<boolean>;
}

interface BudgetSettings {
  readonly provider: PaidProvider;
  readonly allowance: CallAllowance;
  readonly spend: Store['spendCall'];
  readonly now: () => number;
}

/** Remembers a refusal for a second, so that a flood does not reach the store. */
export function createBudget({ provider, allowance, spend, now }: BudgetSettings): Budget {
  const refusedUntil = new Map<BrandCode, number>();
  const logRarely = createThrottledLog(now);

  function warn(brand: BrandCode, line: Pick<LogLine, 'message' | 'percent' | 'errorName' | 'errorCode'>): void {
    logRarely(`${brand} ${line.message}`, { level: 'warn', provider, brand, ...line });
  }

  async function ask(brand: BrandCode): Promise<boolean> {
    try {
      const spent = await withTimeout(ANSWER_LIMIT_MS, spend(provider, brand, allowance));
      if (spent === undefined) {
        warn(brand, { message: 'provider budget used up' });
        return false;
      }
      if (spent > allowance.perDay * WARNING_SHARE) {
        const percent = Math.floor((spent / allowance.perDay) * 100);
        warn(brand, { message: 'provider budget of the day nearly used up', percent });
      }
      return true;
    } catch (error) {
      warn(brand, { message: 'provider budget not found out', ...describeError(error) });
      return false;
    }
  }

  return {
    take: async (brand) => {
      if (now() < (refusedUntil.get(brand) ?? Number.NEGATIVE_INFINITY)) return false;
      const isGiven = await ask(brand);
      if (!isGiven) refusedUntil.set(brand, now() + REFUSAL_MS);
      return isGiven;
    },
  };
}
