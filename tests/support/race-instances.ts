import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { GetPhoneResponse } from '@/lib/calls/mediaalpha-calls';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { createSharedLeases, type SharedLeases } from '@/lib/server/providers/shared-lease';
import type { SqlDatabase } from '@/lib/server/store/sql-database';
import { createSqlStore } from '@/lib/server/store/sql-store';
import type { Store } from '@/lib/server/store/store';
import { makeConsent, makeLead, makeUser } from './store-records';

const PROVIDER_MS = 100;

/** What came of one key, asked for by many at two instances at once. */
export interface Race {
  readonly providerCalls: number;
  /** How many different replies there were, as the visitor reads them. */
  readonly replies: number;
  readonly rows: Readonly<Record<'leads' | 'consents' | 'users' | 'leases' | 'outbox', number>>;
}

function createInstance(store: Store): { readonly store: Store; readonly leases: SharedLeases } {
  const world = { openStore: () => Promise.resolve(store), now: () => performance.now(), sleep: setTimeout };
  return { store, leases: createSharedLeases(world) };
}

/** Sends the same lead, consent, user and lease key `times` times, in turn to two instances, all at once. */
export async function raceInstances(databases: readonly [SqlDatabase, SqlDatabase], times: number): Promise<Race> {
  const instances = databases.map((database) => createInstance(createSqlStore(database, { isRelayed: true })));
  const lead = makeLead();
  const consents = [makeConsent(lead), makeConsent(lead)];
  const user = makeUser();
  const key = randomUUID();
  let providerCalls = 0;
  const ask = async (): Promise<ProviderResult<GetPhoneResponse>> => {
    providerCalls += 1;
    const phone = `+1206555${String(providerCalls).padStart(4, '0')}`;
    await setTimeout(PROVIDER_MS);
    return { ok: true, value: { phone, expiresInSeconds: 300, source: 'lease' } };
  };
  const answers = await Promise.all(
    Array.from({ length: times }, async (_, index) => {
      const instance = instances[index % instances.length];
      if (!instance) throw new Error('no instance');
      const { store, leases } = instance;
      // Both orders of the consents: instances that write the same rows crosswise must not lock each other out.
      const order = index % 2 === 0 ? consents : consents.toReversed();
      await Promise.all([store.saveLead(lead, order), store.saveUser(user)]);
      return leases.share(key, ask);
    }),
  );
  const count = async (from: string, id: string) =>
    Number((await databases[0].query(`SELECT count(*) AS count FROM ${from} = $1`, [id]))[0]?.['count']);
  return {
    providerCalls,
    replies: new Set(answers.map((answer) => JSON.stringify(answer))).size,
    rows: {
      leads: await count('leads WHERE id', lead.id),
      consents: await count('consents WHERE lead_id', lead.id),
      users: await count('users WHERE id', user.id),
      leases: await count('phone_leases WHERE key', key),
      outbox: await count('outbox WHERE payload_id', lead.id),
    },
  };
}

/** What a race must come to, however it went. */
export const ONE_OF_EACH: Race = {
  providerCalls: 1,
  replies: 1,
  rows: { leads: 1, consents: 2, users: 1, leases: 1, outbox: 1 },
};
