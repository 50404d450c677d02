import { getEnv } from '@/lib/server/env';
import type { Outbox, OutboxRow } from '@/lib/server/store/store';
import { openStore } from '@/lib/server/store/open-store';

const LISTED = 50;
const ALIVE_WITHIN_MS = 2000;

const USAGE = `What still has to reach the destinations. Shows no personal data.

  npm run outbox -- list                how much waits, and the ${LISTED} oldest, those that were given up first
  npm run outbox -- show <id>           one row: where it has been, and why it was refused
  npm run outbox -- retry <id|all>      makes what was given up due again
  npm run outbox -- fill <from> [<to>]  queues what was received in that time (2026-11-21, 2026-11-21T12:00Z) for every
                                        destination, as one that is new needs it; the others tell repeats by their ids`;

function describeRow({ id, state, kind, payloadId, attempts, lastRefusal }: OutboxRow): string {
  return [id, state, kind, payloadId, `${attempts} refusals`, lastRefusal ?? ''].join('  ').trimEnd();
}

/** ISO 8601; a day means its start in UTC. Undefined for anything else. */
function parseInstant(text: string): string | undefined {
  const date = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(text) ? new Date(text) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
}

/** Resolves with whether it found what was asked for. */
const COMMANDS: Readonly<Record<string, (outbox: Outbox, ...words: readonly string[]) => Promise<boolean>>> = {
  list: async (outbox) => {
    const { waiting, dead, oldestSeconds } = await outbox.measure();
    console.log(`${waiting} waiting, the oldest for ${Math.round(oldestSeconds)} s; ${dead} given up`);
    for (const row of await outbox.list(LISTED)) console.log(describeRow(row));
    return true;
  },
  show: async (outbox, id = '') => {
    const row = /^\d{1,18}$/.test(id) ? await outbox.find(id) : undefined;
    console.log(row ? JSON.stringify(row, undefined, 2) : `No row ${id}.`);
    return row !== undefined;
  },
  retry: async (outbox, id = '') => {
    const isAll = id === 'all';
    const count = isAll || /^\d{1,18}$/.test(id) ? await outbox.retry(isAll ? undefined : id) : 0;
    console.log(`${count} due again`);
    return count > 0 || isAll;
  },
  fill: async (outbox, from = '', to = new Date().toISOString()) => {
    const [start, end] = [parseInstant(from), parseInstant(to)];
    const isSpan = start !== undefined && end !== undefined;
    console.log(isSpan ? `${await outbox.fill(start, end)} queued` : `No time from ${from} to ${to}.`);
    return isSpan;
  },
};

/** An embedded store has one owner: a second process would damage it. */
async function refuseBesideServer(databaseUrl: string, port: number): Promise<void> {
  if (!databaseUrl.startsWith('file:')) return;
  const signal = AbortSignal.timeout(ALIVE_WITHIN_MS);
  const isAlive = await fetch(`http://127.0.0.1:${port}/api/health`, { signal }).then(
    () => true,
    () => false,
  );
  if (isAlive) throw new Error(`A site runs on port ${port} and owns the embedded store. Stop it first.`);
}

async function run(command: (typeof COMMANDS)[string], words: readonly string[]): Promise<boolean> {
  const { DATABASE_URL, PORT } = getEnv();
  await refuseBesideServer(DATABASE_URL, PORT);
  const store = await openStore(DATABASE_URL, { isRelayed: false });
  try {
    return await command(await store.outbox(), ...words);
  } finally {
    await store.close();
  }
}

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  run(command, words).then(
    (found) => (process.exitCode = found ? 0 : 1),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
