import { log } from '../platform/log';
import { countDropped } from '../metrics/metrics';
import { findConsents } from './consent-statements';
import { keepMonths } from './event-months';
import { createMoney } from './money-imports';
import { createOutbox } from './outbox';
import { INSERT_LEASED_NUMBERS } from './outcome-statements';
import { matchWaitingOutcomes, writeOutcomes } from './outcomes';
import { createPeople } from './people';
import { createReports } from './reports';
import { createSwitches } from './switches';
import { ageOut } from './retention';
import { QUEUE_SALES } from './sales';
import type { SqlDatabase, SqlRunner } from './sql-database';
import { isRowFault } from '../records/sql-state';
import {
  ANSWER_LEASE,
  CLAIM_LEASE,
  COUNT_CHANGED_LEADS,
  FIND_LEAD,
  FIND_LEASE,
  FORGET_LEASES,
  FORGET_SHARES,
  insertAndQueue,
  INSERT_CONSENTS,
  INSERT_EVENTS,
  INSERT_LEADS,
  INSERT_USERS,
  LIST_SPENDING,
  SPEND_CALL,
  SPEND_SHARE,
  UPSERT_USERS,
} from './statements';
import type { LeasedNumber } from '../records/leased-number';
import type { Outcome } from '../records/outcome';
import { toStorableJson } from '../records/storable-json';
import type {
  FoundConsent,
  FoundLead,
  Spending,
  Store,
  StoredConsent,
  StoredEvent,
  StoredLead,
  StoredUser,
} from '../records/store';
import { createWriteQueue, isStoreBusy, StoreAwayError } from '../records/write-queue';

interface Write {
  readonly events?: readonly StoredEvent[];
  readonly users?: readonly StoredUser[];
  readonly newUsers?: readonly StoredUser[];
  readonly leads?: readonly StoredLead[];
  readonly consents?: readonly LeadConsent[];
  readonly leasedNumbers?: readonly LeasedNumber[];
  readonly outcomes?: readonly Outcome[];
}

/** With the answers of the lead that it was sent with, which have to be the stored ones. */
interface LeadConsent extends StoredConsent {
  readonly leadValues: StoredLead['values'];
}

export interface StoreOptions {
  /** Whether accepted items are queued for destinations. */
  readonly isRelayed: boolean;
}

function listSteps(isRelayed: boolean) {
  return [
    ['leads', isRelayed ? insertAndQueue('lead', INSERT_LEADS) : INSERT_LEADS],
    ['consents', INSERT_CONSENTS],
    ['events', isRelayed ? insertAndQueue('event', INSERT_EVENTS) : INSERT_EVENTS],
    ['newUsers', INSERT_USERS],
    ['users', UPSERT_USERS],
    ['leasedNumbers', INSERT_LEASED_NUMBERS],
  ] as const;
}

/** A refused row is our bug; anything else means that the store is out of reach. */
function toStoreError(error: unknown): unknown {
  if (isStoreBusy(error) || isRowFault(error)) return error;
  return new StoreAwayError('the store is out of reach', { cause: error });
}

type Steps = ReturnType<typeof listSteps>;

/** What of a batch was not stored, because an id has other content already: the first stays. */
interface Refused {
  readonly leads: number;
  readonly consents: number;
}

async function writeAll(runner: SqlRunner, steps: Steps, writes: readonly Write[]): Promise<Refused> {
  let leads = 0;
  let consents = 0;
  for (const [kind, sql] of steps) {
    const records = writes.flatMap((write): readonly unknown[] => write[kind] ?? []);
    if (records.length === 0) continue;
    const parameters = [toStorableJson(records)];
    const [row] = await runner.query(sql, parameters);
    if (kind === 'consents') consents = Number(row?.['foreign']);
    if (kind === 'leads') leads = Number((await runner.query(COUNT_CHANGED_LEADS, parameters))[0]?.['changed']);
  }
  await writeOutcomes(
    runner,
    writes.flatMap((write) => write.outcomes ?? []),
  );
  return { leads, consents };
}

function report({ leads, consents }: Refused): void {
  countDropped('repeat', leads);
  if (leads > 0) log({ level: 'warn', message: 'lead repeated with other answers', count: leads });
  countDropped('foreign-consent', consents);
  if (consents > 0) log({ level: 'warn', message: 'consent to a lead of another visit or content', count: consents });
}

/** Without destinations no outbox rows are written; `npm run outbox -- fill` queues them later. */
export function createSqlStore(database: SqlDatabase, { isRelayed }: StoreOptions): Store {
  const steps = listSteps(isRelayed);
  const queue = createWriteQueue<Write>(async (writes) => {
    report(await database.transaction((runner) => writeAll(runner, steps, writes)));
  });

  async function save(write: Write): Promise<void> {
    try {
      await queue.add(write);
    } catch (error) {
      throw toStoreError(error);
    }
  }

  return {
    saveEvents: (events) => save({ events }),
    saveUser: (user, mayChange = true) => save(mayChange ? { users: [user] } : { newUsers: [user] }),
    saveLead: (lead, consents) =>
      save({ leads: [lead], consents: consents.map((consent) => ({ ...consent, leadValues: lead.values })) }),
    saveLeasedNumber: (leased) => save({ leasedNumbers: [leased] }),
    saveOutcome: (outcome) => save({ outcomes: [outcome] }),
    findLead: async ({ brand, leadId, sessionId }) => {
      const [row] = await database.query(FIND_LEAD, [leadId, brand, sessionId]);
      return row as FoundLead | undefined;
    },
    findConsents: async (search) => {
      const rows = await database.query(...findConsents(search));
      return rows.map((row) => {
        const [actedAt, receivedAt] = [row['actedAt'], row['receivedAt']].map((at) => (at as Date).toISOString());
        return { ...row, actedAt, receivedAt } as unknown as FoundConsent;
      });
    },
    outbox: () => Promise.resolve(createOutbox(database)),
    keepUp: async () => {
      await keepMonths(database);
      await matchWaitingOutcomes(database);
      if (isRelayed) await database.query(QUEUE_SALES);
    },
    people: () => Promise.resolve(createPeople(database)),
    money: () => Promise.resolve(createMoney(database)),
    reports: () => Promise.resolve(createReports(database)),
    switches: () => Promise.resolve(createSwitches(database)),
    ageOut: (days) => ageOut(database, days),
    ping: async () => {
      try {
        await database.query('SELECT 1');
      } catch (error) {
        throw new StoreAwayError('the store is out of reach', { cause: error });
      }
    },
    flush: () => queue.drain(),
    spendCall: async (provider, brand, { perMinute, perDay }) => {
      const [row] = await database.query(SPEND_CALL, [provider, brand, perMinute, perDay]);
      return row?.['dayUsed'] as number | undefined;
    },
    spendShare: async (provider, brand, block, { perMinute, perDay }) => {
      await database.query(FORGET_SHARES);
      return (await database.query(SPEND_SHARE, [provider, brand, block, perMinute, perDay])).length > 0;
    },
    listSpending: async () => (await database.query(LIST_SPENDING)) as unknown as readonly Spending[],
    claimLease: async (key, claim, seconds) => {
      await database.query(FORGET_LEASES);
      return (await database.query(CLAIM_LEASE, [key, claim, seconds])).length > 0;
    },
    answerLease: async (key, claim, result, seconds) => {
      await database.query(ANSWER_LEASE, [key, claim, toStorableJson(result), seconds]);
    },
    findLease: async (key) => {
      const [row] = await database.query(FIND_LEASE, [key]);
      if (!row) return { state: 'none' };
      const { result, age } = row;
      return typeof age === 'number' ? { state: 'answered', result, ageSeconds: age } : { state: 'asked' };
    },
    close: async () => {
      await queue.drain();
      await database.close();
    },
  };
}
