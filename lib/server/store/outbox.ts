import type { BrandCode } from '@/lib/names/brand-code';
import type { SqlDatabase, SqlRow } from './sql-database';
import type { Outbox, OutboxMeasure, OutboxPayload, OutboxRow, StoredEvent, StoredLead } from '../records/store';
import {
  CLAIM_OUTBOX,
  DELETE_OUTBOX,
  fillOutbox,
  FIND_OUTBOX_ROW,
  LIST_OUTBOX,
  MEASURE_OUTBOX,
  RETRY_OUTBOX,
  SETTLE_OUTBOX,
} from './outbox-statements';
import { FILL_SALES } from './sales';

function toInstant(value: unknown): string {
  return (value as Date).toISOString();
}

function findInstant(value: unknown): string | null {
  return value === null ? null : toInstant(value);
}

function readEvent(row: SqlRow, id: unknown): StoredEvent {
  return {
    id: id as string,
    brand: row['brand'] as BrandCode,
    anonymousId: row['anonymousId'] as string,
    sessionId: row['sessionId'] as string,
    name: row['name'] as string,
    occurredAt: toInstant(row['at']),
    properties: row['properties'] as StoredEvent['properties'],
  };
}

function readSale(row: SqlRow): OutboxPayload {
  const sale = {
    id: row['payloadId'] as string,
    revenueCents: Number(row['revenueCents']),
    currency: row['currency'] as string,
    occurredAt: toInstant(row['soldAt']),
  };
  return {
    kind: 'sale',
    sale,
    event: row['eventId'] === null ? null : readEvent(row, row['eventId']),
  };
}

function readPayload(row: SqlRow): OutboxPayload {
  if (row['kind'] === 'sale') return readSale(row);
  if (row['kind'] === 'event') return { kind: 'event', event: readEvent(row, row['payloadId']) };
  const shared = {
    id: row['payloadId'] as string,
    brand: row['brand'] as BrandCode,
    anonymousId: row['anonymousId'] as string,
    sessionId: row['sessionId'] as string,
  };
  const told = row['lead'] as Omit<StoredLead, keyof typeof shared | 'createdAt' | 'clickedAt'>;
  const lead = {
    ...shared,
    ...told,
    createdAt: toInstant(row['at']),
    clickedAt: findInstant(row['clickedAt']),
  };
  const consentHashes = row['consentHashes'] as readonly string[];
  return {
    kind: 'lead',
    lead,
    isQuarantined: row['isQuarantined'] === true,
    consentHashes,
  };
}

function readRow(row: SqlRow): OutboxRow {
  const { createdAt, nextAttemptAt, ...rest } = row;
  return {
    ...(rest as unknown as OutboxRow),
    createdAt: toInstant(createdAt),
    nextAttemptAt: toInstant(nextAttemptAt),
  };
}

const FILLS = [fillOutbox('event', 'events'), fillOutbox('lead', 'leads')] as const;

export function createOutbox(database: SqlDatabase): Outbox {
  return {
    claim: async (limit, leaseSeconds) => {
      const rows = await database.query(CLAIM_OUTBOX, [limit, leaseSeconds]);
      return rows.map((row) => ({
        id: row['id'] as string,
        attempts: row['attempts'] as number,
        delivered: row['delivered'] as string[],
        hasOptedOut: row['hasOptedOut'] === true,
        payload: readPayload(row),
      }));
    },
    remove: async (ids) => {
      await database.query(DELETE_OUTBOX, [JSON.stringify(ids)]);
    },
    settle: async (settlements) => {
      await database.query(SETTLE_OUTBOX, [JSON.stringify(settlements)]);
    },
    list: async (limit) => (await database.query(LIST_OUTBOX, [limit])).map(readRow),
    find: async (id) => (await database.query(FIND_OUTBOX_ROW, [id])).map(readRow)[0],
    retry: async (id) => (await database.query(RETRY_OUTBOX, [id ?? null])).length,
    fill: async (from, to) =>
      database.session(async (session) => {
        let count = 0;
        for (const sql of FILLS) {
          for (let last: unknown = null, isFirst = true; isFirst || last !== null; isFirst = false) {
            const [row] = await session.query(sql, [last, from, to]);
            count += (row?.['queued'] as number | undefined) ?? 0;
            last = row?.['last'] ?? null;
          }
        }
        const [sales] = await session.query(FILL_SALES, [from, to]);
        return count + Number(sales?.['queued']);
      }),
    measure: async () => (await database.query(MEASURE_OUTBOX))[0] as unknown as OutboxMeasure,
  };
}
