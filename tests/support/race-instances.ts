import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { PhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { createSharedLeases } from '@/lib/server/providers/shared-lease';
import type { SqlDatabase } from '@/lib/server/store/sql-database';
import { createSqlStore } from '@/lib/server/store/sql-store';
import type { StoredConsent, StoredLead, StoredUser } from '@/lib/server/records/store';
import { makeConsent, makeLead, makeUser } from './store-records';

const PROVIDER_MS = 100;

/** What one visitor sends again and again: a lead with its consents, a user, and the key of a phone lease. */
export interface Keyed {
  readonly lead: StoredLead;
  readonly consents: readonly StoredConsent[];
  readonly user: StoredUser;
  readonly key: string;
}

/** What came of one key, asked for by many at two instances at once. */
export interface Race {
  readonly providerCalls: number;
  /** How many different replies there were, as the visitor reads them. */
  readonly replies: number;
  readonly rows: Readonly<Record<'leads' | 'consents' | 'users' | 'leases' | 'outbox', number>>;
}

/** What a race must come to, however it went. */
export const ONE_OF_EACH: Race = {
  providerCalls: 1,
  replies: 1,
  rows: { leads: 1, consents: 2, users: 1, leases: 1, outbox: 1 },
};

type AskProvider = () => Promise<ProviderResult<PhoneAnswer>>;

/** With ids of their own each time. */
export function makeKeyed(): Keyed {
  const lead = makeLead();
  return { lead, consents: [makeConsent(lead), makeConsent(lead)], user: makeUser(), key: randomUUID() };
}

/** The answer of a provider that gives each caller another number, after a while. */
export async function answerLate(call: number): Promise<ProviderResult<PhoneAnswer>> {
  await setTimeout(PROVIDER_MS);
  const phone = `+12065550${100 + (call % 100)}`;
  return { ok: true, value: { phone, expiresInSeconds: 300, source: 'lease' } };
}

/** One instance of the site, as far as keys go: sends the same `times` times at once. */
export interface Racer {
  readonly save: (keyed: Keyed, times: number) => Promise<void>;
  /**
   * Returns the replies. A lease is refused when the store takes too long, so what was saved must have been committed
   * before, whoever saved it.
   */
  readonly lease: (keyed: Keyed, times: number) => Promise<string[]>;
}

export function makeRacer(database: SqlDatabase, ask: AskProvider): Racer {
  const store = createSqlStore(database, { isRelayed: true });
  const leases = createSharedLeases({ getStore: () => store, now: () => performance.now(), sleep: setTimeout });
  return {
    save: async ({ lead, consents, user }, times) => {
      const requests = Array.from({ length: times }, (_, index) => {
        // Both orders of the consents: instances that write the same rows crosswise must not lock each other out.
        const order = index % 2 === 0 ? consents : consents.toReversed();
        return Promise.all([store.saveLead(lead, order), store.saveUser(user)]);
      });
      await Promise.all(requests);
    },
    lease: ({ key }, times) =>
      Promise.all(Array.from({ length: times }, async () => JSON.stringify(await leases.share(key, ask)))),
  };
}

/** How many rows a key has left behind. */
export async function countRows(database: SqlDatabase, { lead, user, key }: Keyed): Promise<Race['rows']> {
  const count = async (from: string, id: string) =>
    Number((await database.query(`SELECT count(*) AS count FROM ${from} = $1`, [id]))[0]?.['count']);
  return {
    leads: await count('leads WHERE id', lead.id),
    consents: await count('consents WHERE lead_id', lead.id),
    users: await count('users WHERE id', user.id),
    leases: await count('phone_leases WHERE key', key),
    outbox: await count('outbox WHERE payload_id', lead.id),
  };
}
