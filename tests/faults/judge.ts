import type { SqlRow } from '@/lib/server/store/sql-database';
import { TRIAL_TABLES, type FaultStore, type StoredRows } from './fault-stores';
import type { Ledger } from './ledger';
import type { DueRow } from './made-up-calls';

/** What a ledger says of a store: all but the first four are to be zero. */
export interface Verdict {
  readonly sent: number;
  readonly sentAgain: number;
  /** Calls that somebody took and nobody answered; sent again until they were. */
  readonly unanswered: number;
  readonly acknowledged: number;
  /** Rows that an acknowledged call must have left: event, lead, each consent, and its place in the outbox. */
  readonly lost: number;
  /** Rows that are not, byte for byte, what was sent, and answers that are neither 202 nor 503. */
  readonly wrong: number;
  /** Ids that are stored, or queued for destinations, more than once. */
  readonly twice: number;
  /** Stored, and never sent. */
  readonly invented: number;
}

/** Sorted by key, since a store keeps no order of keys. */
function canonize(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonize);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, canonize(child)]));
}

const toText = (value: unknown): string => JSON.stringify([canonize(value)]);

const toColumn = (name: string): string => name.replaceAll(/[A-Z]/g, (part) => `_${part.toLowerCase()}`);

/** The first column that is not what was sent. */
function findWrongColumn(due: DueRow, stored: SqlRow): string | undefined {
  return Object.entries(due.columns).find(([name, value]) => {
    const column = Object.hasOwn(stored, toColumn(name)) ? toColumn(name) : name;
    return toText(stored[column]) !== toText(value);
  })?.[0];
}

function indexRows(rows: StoredRows): Readonly<Record<DueRow['table'] | 'outbox', ReadonlyMap<string, SqlRow>>> {
  const index = (table: keyof StoredRows, key: string) =>
    new Map(rows[table].map((row) => [row[key] as string, row] as const));
  return {
    events: index('events', 'id'),
    leads: index('leads', 'id'),
    consents: index('consents', 'id'),
    outbox: index('outbox', 'payload_id'),
  };
}

/** What was lost and changed of what was acknowledged, each with its name. */
function findFaults(ledger: Ledger, stored: ReturnType<typeof indexRows>, isQueued: boolean) {
  const [lost, wrong]: [string[], string[]] = [[], []];
  for (const id of ledger.acknowledged) {
    const call = ledger.sent.get(id);
    if (!call && !stored.events.has(id) && !stored.leads.has(id)) lost.push(id);
    if (isQueued && !stored.outbox.has(id)) lost.push(`outbox ${id}`);
    for (const row of call?.rows ?? []) {
      const found = stored[row.table].get(row.id);
      const column = found && findWrongColumn(row, found);
      if (!found) lost.push(`${row.table} ${row.id}`);
      else if (column !== undefined) wrong.push(`${row.table} ${row.id}: ${column}`);
    }
  }
  return { lost, wrong };
}

function countInvented({ sent }: Ledger, stored: ReturnType<typeof indexRows>): number {
  const consents = new Set([...sent.values()].flatMap((call) => call?.rows ?? []).map(({ id }) => id));
  // Consents of leads that a browser sent have ids that only it knows.
  const isForeign = (leadId: string): boolean => sent.has(leadId) && sent.get(leadId) === undefined;
  const made = [...stored.consents].filter(([id, row]) => !consents.has(id) && !isForeign(row['lead_id'] as string));
  const ids = [...stored.events.keys(), ...stored.leads.keys(), ...stored.outbox.keys()];
  return made.length + ids.filter((id) => !sent.has(id)).length;
}

/**
 * Compares all that was acknowledged with all that is there. `isQueued` is whether everything must still stand in the
 * outbox, since no destination took anything.
 */
export async function judge(store: FaultStore, ledger: Ledger, isQueued = false): Promise<Verdict> {
  const rows = await store.readRows();
  const stored = indexRows(rows);
  const { lost, wrong } = findFaults(ledger, stored, isQueued);
  const examples = [lost.slice(0, 3).map((one) => `lost: ${one}`), wrong.slice(0, 3), ledger.wrongAnswers.slice(0, 3)];
  for (const example of examples.flat()) console.log(example);
  const extra = TRIAL_TABLES.map((table) => rows[table].length - stored[table].size);
  return {
    sent: ledger.sent.size,
    sentAgain: ledger.sentAgain,
    unanswered: ledger.unanswered,
    acknowledged: ledger.acknowledged.size,
    lost: lost.length,
    wrong: wrong.length + ledger.wrongAnswers.length,
    twice: extra.reduce((sum, count) => sum + count, 0),
    invented: countInvented(ledger, stored),
  };
}

/** Whether nothing was lost, changed, doubled or made up. */
export function isExact({ lost, wrong, twice, invented }: Verdict): boolean {
  return lost + wrong + twice + invented === 0;
}
