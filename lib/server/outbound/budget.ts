import type { BrandCode } from '@/lib/names/brand-code';
import { withTimeout } from '../platform/with-timeout';
import { describeError, type LogLine } from '../platform/log';
import { createThrottledLog } from '../platform/throttled-log';
import type { CallAllowance, Store } from '../records/store';
import { getWideBlock } from '../request/address-block';
import type { PaidProvider } from './allowances';

const ANSWER_LIMIT_MS = 1000;
const REFUSAL_MS = 1000;
/** Reliability 2.10. */
const WARNING_SHARE = 0.8;

/**
 * What one wide block of addresses may take of a brand's minute and day: eight of them leave a fifth to everybody else
 * (reliability 2.10).
 */
const BLOCK_SHARE = 0.1;

/** Without a clear yes from the store nothing is spent. */
export interface Budget {
  /** `address` is the caller's, as `findCallerAddress` spells it; those without one share what a block has. */
  take(brand: BrandCode, address: string | undefined): Promise<boolean>;
}

interface BudgetSettings {
  readonly provider: PaidProvider;
  readonly allowance: CallAllowance;
  readonly spend: Store['spendCall'];
  readonly spendShare: Store['spendShare'];
  /** How many times its share a block may take, as with the other limits. */
  readonly limitFactor: number;
  readonly now: () => number;
}

function findShare({ perMinute, perDay }: CallAllowance, limitFactor: number): CallAllowance {
  const part = Math.min(1, BLOCK_SHARE * limitFactor);
  return { perMinute: Math.ceil(perMinute * part), perDay: Math.ceil(perDay * part) };
}

/** Remembers a brand's refusal for a second, so that a flood does not reach the store. */
export function createBudget(settings: BudgetSettings): Budget {
  const { provider, allowance, spend, spendShare, now } = settings;
  const share = findShare(allowance, settings.limitFactor);
  const refusedUntil = new Map<BrandCode, number>();
  const logRarely = createThrottledLog(now);

  function warn(brand: BrandCode, line: Pick<LogLine, 'message' | 'percent' | 'errorName' | 'errorCode'>): void {
    logRarely(`${brand} ${line.message}`, { level: 'warn', provider, brand, ...line });
  }

  /** Undefined where nobody could be asked. */
  async function hasShare(brand: BrandCode, address: string | undefined): Promise<boolean | undefined> {
    const block = address === undefined ? 'unknown' : getWideBlock(address);
    try {
      const isLeft = await withTimeout(ANSWER_LIMIT_MS, spendShare(provider, brand, block, share));
      if (!isLeft) warn(brand, { message: 'share of an address block used up' });
      return isLeft;
    } catch (error) {
      warn(brand, { message: 'provider budget not found out', ...describeError(error) });
      return undefined;
    }
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
    take: async (brand, address) => {
      if (now() < (refusedUntil.get(brand) ?? Number.NEGATIVE_INFINITY)) return false;
      const isLeft = await hasShare(brand, address);
      if (isLeft === false) return false;
      const isGiven = isLeft === true && (await ask(brand));
      if (!isGiven) refusedUntil.set(brand, now() + REFUSAL_MS);
      return isGiven;
    },
  };
}
