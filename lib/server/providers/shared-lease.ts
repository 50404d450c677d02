import { randomUUID } from 'node:crypto';
import type { BrandCode } from '@/lib/names/brand-code';
import { isPhoneAnswer, type PhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { GetPhoneRequest } from '@/lib/call-bodies/media-alpha-requests';
import { isProviderFailure, type ProviderResult } from '@/lib/errors/provider-result';
import { withTimeout } from '../platform/with-timeout';
import { describeError, log } from '../platform/log';
import { countLeaseLookup } from '../metrics/metrics';
import { buildLeaseKey } from '../records/lease-key';
import type { Store } from '../records/store';

type LeaseResult = ProviderResult<PhoneAnswer>;

const STORE_LIMIT_MS = 700;
/** Longer than one call; afterwards another process may ask. */
const CLAIM_SECONDS = 6;
const WAIT_LIMIT_MS = 2500;
const POLL_MS = 50;
/** A number about to return to the pool is not handed out. */
const LAST_SECONDS = 30;
/** Within this a repeat is the same request, lost or sent twice, and gets the same answer. */
const REPEAT_SECONDS = 5;
/** Answers only those who asked at the same time. */
const FAILURE_SECONDS = 3;

const BUSY = { ok: false, reason: 'busy' } as const;
const TIMEOUT = { ok: false, reason: 'timeout' } as const;

/** Holds everything that would make the provider give another number. Undefined without a visit. */
export function findLeaseKey(brand: BrandCode, body: GetPhoneRequest): string | undefined {
  const { session_id: visit, data, sub_1, sub_2, sub_3 } = body;
  if (visit === undefined) return undefined;
  return buildLeaseKey(visit, [brand, data, sub_1, sub_2, sub_3]);
}

/** Reduces a lease to the time left; unknown content counts as busy. */
function parseStored(result: unknown, ageSeconds: number): LeaseResult {
  const { ok, value, reason } = (result ?? {}) as { ok?: unknown; value?: unknown; reason?: unknown };
  if (ok !== true) return isProviderFailure(reason) ? { ok: false, reason } : BUSY;
  if (!isPhoneAnswer(value)) return BUSY;
  const spent = ageSeconds <= REPEAT_SECONDS ? 0 : Math.ceil(ageSeconds);
  const { phone, source } = value;
  const expiresInSeconds = Math.max(1, value.expiresInSeconds - spent);
  // PostgreSQL keeps members in an order of its own; a repeat is answered with the same bytes.
  return { ok: true, value: { phone, expiresInSeconds, source } };
}

interface LeaseDependencies {
  readonly getStore: () => Store;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

export interface SharedLeases {
  share(key: string | undefined, ask: () => Promise<LeaseResult>): Promise<LeaseResult>;
}

/** The first to claim the key asks, all others share its answer. Without the store nobody is asked. */
export function createSharedLeases({ getStore, now, sleep }: LeaseDependencies): SharedLeases {
  const underWay = new Map<string, Promise<LeaseResult>>();

  function query<Value>(question: (store: Store) => Promise<Value>): Promise<Value> {
    return withTimeout(STORE_LIMIT_MS, question(getStore()));
  }

  async function askAndKeep(key: string, claim: string, ask: () => Promise<LeaseResult>): Promise<LeaseResult> {
    const result = await ask();
    const seconds = result.ok ? Math.max(1, result.value.expiresInSeconds - LAST_SECONDS) : FAILURE_SECONDS;
    try {
      await query((store) => store.answerLease(key, claim, result, seconds));
    } catch (error) {
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

  async function leaseOrRefuse(key: string, ask: () => Promise<LeaseResult>): Promise<LeaseResult> {
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
      const answer = shared ?? leaseOrRefuse(key, ask);
      underWay.set(key, answer);
      return answer;
    },
  };
}
