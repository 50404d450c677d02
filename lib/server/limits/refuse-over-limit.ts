import { isPaid, readContract } from '@/lib/calls/call-contracts';
import type { CallName } from '@/lib/calls/calls';
import { getEnv } from '../platform/env';
import { processSingleton } from '../platform/process-singleton';
import { getAddressBlock, getWideBlock } from '../request/address-block';
import { replyError } from '../request/reply';
import { RateTable } from './rate-table';

const WINDOW_MS = 60_000;
const DAY_MS = 24 * 60 * WINDOW_MS;
/**
 * How many blocks' worth of a paid call a wide block gets in a minute and in a day: a customer who has eight blocks, or
 * sixty-five thousand, spends no more of a brand's budget than a few.
 */
const WIDE_MINUTE = 2;
const WIDE_DAY = 40;
const MAXIMUM_VISIT_LENGTH = 128;

const getMinutes = () => processSingleton('rate-table', () => new RateTable(WINDOW_MS));
const getDays = () => processSingleton('day-rate-table', () => new RateTable(DAY_MS));

function refuseOver(key: string, limit: number, table = getMinutes()): Response | undefined {
  const nowMs = performance.now();
  if (table.add(key, nowMs) <= limit * getEnv().LIMIT_FACTOR) return undefined;
  const headers = { 'retry-after': String(table.secondsLeft(nowMs)) };
  return replyError(429, 'too-many', 'Too many calls of this kind. Try again shortly.', headers);
}

/**
 * Unknown addresses share one block for paid calls and have no limit otherwise: a wrong setting must not lose events.
 */
export function refuseBlock(name: CallName, address: string | undefined): Response | undefined {
  const { guard, limits } = readContract(name);
  if (!limits || (address === undefined && !isPaid(guard))) return undefined;
  const counter = limits.counter ?? name;
  const refusal = refuseOver(`${counter} block ${getAddressBlock(address)}`, limits.perBlock);
  if (refusal || address === undefined || !isPaid(guard)) return refusal;
  const wide = `${counter} wide ${getWideBlock(address)}`;
  return refuseOver(wide, limits.perBlock * WIDE_MINUTE) ?? refuseOver(wide, limits.perBlock * WIDE_DAY, getDays());
}

function findVisit(body: unknown): string | undefined {
  const { sessionId, session_id: snake } = (body ?? {}) as { sessionId?: unknown; session_id?: unknown };
  const visit = sessionId ?? snake;
  return typeof visit === 'string' ? visit.slice(0, MAXIMUM_VISIT_LENGTH) : undefined;
}

/** A body without a visit is limited by its block alone. */
export function refuseVisit(name: CallName, body: unknown): Response | undefined {
  const limit = readContract(name).limits?.perVisit;
  const visit = findVisit(body);
  return limit === undefined || visit === undefined ? undefined : refuseOver(`${name} visit ${visit}`, limit);
}
