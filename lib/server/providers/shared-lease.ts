import { createHash, randomUUID } from 'node:crypto';
import type { BrandCode } from '@/lib/brand/brand-code';
import { isPhoneAnswer, type PhoneAnswer } from '@/lib/calls/media-alpha-answers';
import type { GetPhoneRequest } from '@/lib/calls/media-alpha-requests';
import { isProviderFailure, type ProviderResult } from '@/lib/errors/provider-result';
import { answerWithin } from '../answer-within';
import { describeError, log } from '../log';
import { countLeaseLookup } from '../metrics/metrics';
import type { Store } from '../store/store';

type LeaseResult = ProviderResult<PhoneAnswer>;

/** What each question to the store may take of the visitor's wait. */
const STORE_LIMIT_MS = 700;
/** Longer than one call takes; when its process is gone by then, somebody else may ask. */
const CLAIM_SECONDS = 6;
const WAIT_LIMIT_MS = 2500;
const POLL_MS = 50;
/** A number that is about to go back to the pool is not handed out again. */
const LAST_SECONDS = 30;
/** Within this a repeat is the same request, which got lost or was sent twice: it gets the very same answer. */
const REPEAT_SECONDS = 5;
/** A failure answers those who asked at the same time, and nobody who comes later. */
const FAILURE_SECONDS = 3;

const BUSY = { ok: false, reason: 'busy' } as const;
const TIMEOUT = { ok: false, reason: 'timeout' } as const;

/** Whose number, for which answers: all that would make the provider give another. Undefined without a visit. */
export function findLeaseKey(brand: BrandCode, body: GetPhoneRequest): string | undefined {
  const { session_id: visit, data, sub_1, sub_2, sub_3 } = body;
  if (visit === undefined) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([brand, visit, data, sub_1, sub_2, sub_3]))
    .digest('base64url');
}

/** What the store kept, unless something else than ours is in there; of a lease, the time that is left. */
function parseStored(result: unknown, ageSeconds: number): LeaseResult {
  const { ok, value, reason } = (result ?? {}) as { ok?: unknown; value?: unknown; reason?: unknown };
  if (ok !== true) return isProviderFailure(reason) ? { ok: false, reason } : BUSY;
  if (!isPhoneAnswer(value)) return BUSY;
  const spent = ageSeconds <= REPEAT_SECONDS ? 0 : Math.ceil(ageSeconds);
  return { ok: true, value: { ...value, expiresInSeconds: Math.max(1, value.expiresInSeconds - spent) } };
}

interface LeaseWorld {
  readonly getStore: () => Store;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** Hands one lease to everybody who asks for the same, in this process or another. */
export interface SharedLeases {
  share(key: string | undefined, ask: () => Promise<LeaseResult>): Promise<LeaseResult>;
}

/**
 * Leases that cost one call: the first to claim the key in the store asks, the others wait for what it is told, and
 * who comes later gets the same number for the time that is left. Without the store nobody is asked.
 */
export function createSharedLeases({ getStore, now, sleep }: LeaseWorld): SharedLeases {
  const underWay = new Map<string, Promise<LeaseResult>>();

  function query<Value>(question: (store: Store) => Promise<Value>): Promise<Value> {
    return answerWithin(STORE_LIMIT_MS, question(getStore()));
  }

  async function askAndKeep(key: string, claim: string, ask: () => Promise<LeaseResult>): Promise<LeaseResult> {
    const result = await ask();
    const seconds = result.ok ? Math.max(1, result.value.expiresInSeconds - LAST_SECONDS) : FAILURE_SECONDS;
    try {
      await query((store) => store.answerLease(key, claim, result, seconds));
    } catch (error) {
      // This visitor has the number all the same.
      log({ level: 'warn', message: 'lease not kept', ...describeError(error) });
    }
    return result;
  }

  async function find(key: string, ask: () => Promise<LeaseResult>): Promise<LeaseResult> {
    const claim = randomUUID();
    const givesUpAt = now() + WAIT_LIMIT_MS;
    while (now() < givesUpAt) {
      const known = await query((store) => store.findLease(key));
      if (known.state === 'answered') {
        countLeaseLookup('hit');
        return parseStored(known.result, known.ageSeconds);
      }
      if (known.state === 'none' && (await query((store) => store.claimLease(key, claim, CLAIM_SECONDS)))) {
        countLeaseLookup('miss');
        return askAndKeep(key, claim, ask);
      }
      await sleep(POLL_MS);
    }
    countLeaseLookup('refused');
    return TIMEOUT;
  }

  async function findOrRefuse(key: string, ask: () => Promise<LeaseResult>): Promise<LeaseResult> {
    try {
      return await find(key, ask);
    } catch (error) {
      log({ level: 'warn', message: 'lease not found out', ...describeError(error) });
      countLeaseLookup('refused');
      return BUSY;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    share: (key, ask) => {
      if (key === undefined) {
        countLeaseLookup('miss');
        return ask();
      }
      const shared = underWay.get(key);
      if (shared) countLeaseLookup('hit');
      const answer = shared ?? findOrRefuse(key, ask);
      underWay.set(key, answer);
      return answer;
    },
  };
}
