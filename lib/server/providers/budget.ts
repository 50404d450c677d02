import type { BrandCode } from '@/lib/brand/brand-code';
import { answerWithin } from '../answer-within';
import { describeError, log } from '../log';
import type { CallAllowance, Store } from '../store/store';

/** How long the store may take to say yes: what it takes is taken from the visitor's wait. */
const ANSWER_LIMIT_MS = 1000;
/** A budget that is used up, or a store that is away, is not asked for again at once. */
const REFUSAL_MS = 1000;

/** What a provider may be asked for; without a clear yes from the store nothing is spent. */
export interface Budget {
  take(brand: BrandCode): Promise<boolean>;
}

interface BudgetSettings {
  readonly provider: string;
  readonly allowance: CallAllowance;
  readonly spend: Store['spendCall'];
  readonly now: () => number;
}

/** The budget of one provider. A refusal is remembered for a second, so that a flood does not reach the store. */
export function createBudget({ provider, allowance, spend, now }: BudgetSettings): Budget {
  const refusedUntil = new Map<BrandCode, number>();

  async function ask(brand: BrandCode): Promise<boolean> {
    try {
      if (await answerWithin(ANSWER_LIMIT_MS, spend(provider, brand, allowance))) return true;
      log({ level: 'warn', message: 'provider budget used up', provider });
    } catch (error) {
      log({ level: 'warn', message: 'provider budget not found out', provider, ...describeError(error) });
    }
    return false;
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
