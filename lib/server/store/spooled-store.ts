import { setTimeout as wait } from 'node:timers/promises';
import { describeError, log } from '../platform/log';
import { countDropped, countSpooled } from '../metrics/metrics';
import type { SpoolEntry } from '../spool/spool-entry';
import type { Spool } from '../spool/spool';
import { isRowFault } from '../records/sql-state';
import type { Store } from '../records/store';
import { isSchemaBehind } from './schema-behind';
import { isStoreAway, StoreAwayError } from '../records/write-queue';

const RETRY_MS = 1000;
const CHUNK = 200;

/** Accepts events, leads, leased numbers and outcomes while the store behind it is away. */
export interface SpooledStore extends Store {
  isAway(): boolean;
  /** Whether the deploy has yet to change the tables; until then all is spooled. */
  isBehind(): boolean;
  spoolBytes(): number;
  /** Resolves when nothing waits in memory; the spool keeps its entries. */
  flush(): Promise<void>;
}

function saveEntry(store: Store, entry: SpoolEntry): Promise<void> {
  switch (entry.kind) {
    case 'event':
      return store.saveEvents([entry.event]);
    case 'lead':
      return store.saveLead(entry.lead, entry.consents);
    case 'number':
      return store.saveLeasedNumber(entry.leased);
    case 'outcome':
      return store.saveOutcome(entry.outcome);
  }
}

/** In order, one commit's worth at a time; returns what the schema refuses. */
async function saveEntries(store: Store, entries: readonly SpoolEntry[]): Promise<SpoolEntry[]> {
  const refused: SpoolEntry[] = [];
  for (let start = 0; start < entries.length; start += CHUNK) {
    const chunk = entries.slice(start, start + CHUNK);
    const results = await Promise.allSettled(chunk.map((entry) => saveEntry(store, entry)));
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue;
      const entry = chunk[index];
      if (!entry || !isRowFault(result.reason)) throw result.reason;
      refused.push(entry);
    }
  }
  return refused;
}

/**
 * After a failed write all others go to the spool, until the drain reaches the store. Users are never spooled: the
 * browser keeps its copy.
 */
export function createSpooledStore(connect: () => Promise<Store>, spool: Spool): SpooledStore {
  let away = false;
  let behind = false;
  const closing = new AbortController();

  function noteBehind(cause: unknown): void {
    const missing = isSchemaBehind(cause) ? cause.missing : [];
    if (missing.length > 0 && !behind) {
      const message = 'the tables are behind this build, not ready until node migrate.js has run';
      log({ level: 'error', message, count: missing.length });
    }
    behind = missing.length > 0;
  }

  function noteAway(error: unknown): void {
    const cause = error instanceof Error ? error.cause : error;
    noteBehind(cause);
    if (away) return;
    away = true;
    log({ level: 'error', message: 'store away, spooling', ...describeError(cause) });
  }

  async function reach(): Promise<Store> {
    if (away) throw new StoreAwayError('the store is away');
    return connect();
  }

  async function save(entry: SpoolEntry): Promise<void> {
    if (!away) {
      try {
        await saveEntry(await connect(), entry);
        return;
      } catch (error) {
        if (!isStoreAway(error)) throw error;
        noteAway(error);
      }
    }
    await spool.append(entry);
    countSpooled();
  }

  /** Also probes a store that is away when nothing waits. */
  async function drain(): Promise<void> {
    const store = await connect();
    behind = false;
    for (;;) {
      const drained = await spool.drainOldest(async (entries) => {
        const refused = await saveEntries(store, entries);
        if (entries.length > 0) away = false;
        return refused;
      });
      if (!drained) break;
      const { entries, refused, torn } = drained;
      countDropped('spool', refused);
      log({ level: refused > 0 || torn ? 'warn' : 'info', message: 'spool drained', entries, refused, torn });
    }
    if (!away) return;
    await store.ping();
    away = false;
    log({ level: 'info', message: 'store back' });
  }

  async function keepDraining(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await drain();
      } catch (error) {
        if (isStoreAway(error)) noteAway(error);
        else log({ level: 'error', message: 'spool not drained', ...describeError(error) });
      }
      await wait(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  const draining = keepDraining();

  return {
    saveEvents: async (events) => {
      await Promise.all(events.map((event) => save({ kind: 'event', event })));
    },
    saveLead: (lead, consents) => save({ kind: 'lead', lead, consents }),
    saveLeasedNumber: (leased) => save({ kind: 'number', leased }),
    saveOutcome: (outcome) => save({ kind: 'outcome', outcome }),
    saveUser: async (...user) => (await reach()).saveUser(...user),
    findLead: async (question) => (await reach()).findLead(question),
    findConsents: async (search) => (await reach()).findConsents(search),
    spendCall: async (...call) => (await reach()).spendCall(...call),
    spendShare: async (...call) => (await reach()).spendShare(...call),
    listSpending: async () => (await reach()).listSpending(),
    claimLease: async (...claim) => (await reach()).claimLease(...claim),
    answerLease: async (...answer) => (await reach()).answerLease(...answer),
    findLease: async (key) => (await reach()).findLease(key),
    outbox: async () => (await connect()).outbox(),
    keepUp: async () => (await connect()).keepUp(),
    people: async () => (await reach()).people(),
    money: async () => (await reach()).money(),
    reports: async () => (await reach()).reports(),
    switches: async () => (await reach()).switches(),
    ageOut: async (days) => (await reach()).ageOut(days),
    ping: async () => (await connect()).ping(),
    isAway: () => away,
    isBehind: () => behind,
    spoolBytes: () => spool.waitingBytes(),
    flush: async () => {
      if (!away) await (await connect()).flush();
      await spool.flush();
    },
    close: async () => {
      closing.abort();
      await draining;
      await spool.flush();
      await connect().then(
        (store) => store.close(),
        () => undefined,
      );
    },
  };
}
