import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import { makeBackupCommands, type BackupCommands } from '@/tests/support/backup-commands';
import { makeInstance } from '@/tests/support/instance';
import { startOwnPostgres, type OwnPostgres } from '@/tests/support/own-postgres';
import { runWithSandbox } from '@/tests/support/sandboxed-site';
import { readTables } from './fault-stores';
import { isExact, judge, type Verdict } from './judge';
import { acceptMore, Ledger } from './ledger';
import { TRIAL_SECRET } from './made-up-calls';
import { runTrial } from './run-trial';
import { reportTrial } from './trial-report';

// npm run faults -- restore [<calls each phase>]: the site accepts while its PostgreSQL is backed up by the scripts of
// .deploy/backup; server, disk and site are lost; everything is restored by the same scripts and compared.
const PER_PHASE = Number(process.argv[2] ?? 2000);
const LOOK_EVERY_MS = 100;
const ARCHIVED_WITHIN_MS = 60_000;
const DRAINED_WITHIN_MS = 120_000;
const OPEN_WITHIN_MS = 300_000;

/** Where the site of one phase keeps things. */
interface Place {
  readonly databaseUrl: string;
  readonly spoolFolder: string;
}

async function query(url: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function waitUntil(what: string, withinMs: number, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  while (!(await isSo())) {
    assert.ok(performance.now() < giveUpAt, `${what} took longer than ${withinMs} ms`);
    await wait(LOOK_EVERY_MS);
  }
}

/** Runs the site in a place while `work` goes on; it ends as a lost machine does. */
function withSite<Result>(place: Place, work: (port: number) => Promise<Result>): Promise<Result> {
  return runWithSandbox(async ({ port, env }) => {
    const instance = makeInstance(port, { ...env, SESSION_SECRET: TRIAL_SECRET });
    await instance.start();
    try {
      return await work(port);
    } finally {
      await instance.kill();
    }
  }, place);
}

const say = (fact: string): void => console.log(`✓ ${fact}`);

/** Has all of the log until now archived, as `archive_timeout` does within a minute. */
async function archiveAll({ url }: OwnPostgres): Promise<void> {
  const [ended] = await query(url, 'SELECT pg_walfile_name(pg_switch_wal()) AS name');
  await waitUntil('archiving', ARCHIVED_WITHIN_MS, async () => {
    const [archiver] = await query(url, 'SELECT last_archived_wal AS name FROM pg_stat_archiver');
    return String(archiver?.['name']) >= String(ended?.['name']);
  });
}

interface Drill {
  readonly commands: BackupCommands;
  readonly ledger: Ledger;
  readonly root: string;
}

/** What the lost server held: at a moment after the backup, and at the end. */
interface Lost {
  readonly moment: string;
  readonly atMoment: string;
  readonly atEnd: string;
}

async function accept(drill: Drill, postgres: OwnPostgres): Promise<Lost> {
  const { commands, ledger, root } = drill;
  const place = { databaseUrl: postgres.url, spoolFolder: join(root, 'spool') };
  const print = (): Promise<string> => commands.run('fingerprint', [], postgres.url);
  return withSite(place, async (port) => {
    await acceptMore(port, ledger, PER_PHASE);
    // The backup is taken while visitors are served.
    await Promise.all([acceptMore(port, ledger, PER_PHASE), commands.run('back-up', [], postgres.url)]);
    await wait(1000);
    const atMoment = await print();
    const [now] = await query(postgres.url, 'SELECT clock_timestamp()::text AS moment');
    await acceptMore(port, ledger, PER_PHASE);
    const atEnd = await print();
    await archiveAll(postgres);
    await postgres.kill();
    await acceptMore(port, ledger, PER_PHASE);
    return { moment: String(now?.['moment']), atMoment, atEnd };
  });
}

/** A copy of the spool as README.md says, unpacked elsewhere; the spool itself is gone. */
function moveSpool({ root }: Drill): string {
  const [spool, copy, file] = [join(root, 'spool'), join(root, 'spool-restored'), join(root, 'spool.tar')];
  execFileSync('tar', ['--create', '--file', file, '--directory', spool, '.']);
  rmSync(spool, { recursive: true });
  mkdirSync(copy);
  execFileSync('tar', ['--extract', '--file', file, '--directory', copy]);
  return copy;
}

/** Starts a server from the backup; gives what it holds and how long that took. */
async function restore({ commands }: Drill, moment?: string): Promise<{ postgres: OwnPostgres; seconds: number }> {
  const startedAt = performance.now();
  const args = moment === undefined ? [] : [moment];
  const postgres = await startOwnPostgres({
    fill: (data) => {
      commands.runNow('restore', [data, ...args]);
      assert.throws(() => commands.runNow('restore', [data, ...args]), /is not empty/);
    },
  });
  assert.ok(postgres);
  await waitUntil('replaying', OPEN_WITHIN_MS, async () => {
    const [state] = await query(postgres.url, 'SELECT pg_is_in_recovery() AS replays');
    return state?.['replays'] === false;
  });
  return { postgres, seconds: (performance.now() - startedAt) / 1000 };
}

/** Compares all that was ever acknowledged, byte for byte, with what is there. */
function judgeAt({ ledger }: Drill, databaseUrl: string): Promise<Verdict> {
  const readRows = (): ReturnType<typeof readTables> => readTables(openPostgresDatabase(databaseUrl));
  return judge({ databaseUrl, spoolFolder: '', readRows, destroy: () => Promise.resolve() }, ledger);
}

/** The site starts on what was restored, stores what its spool held, and accepts. */
async function goOn(drill: Drill, place: Place): Promise<void> {
  await withSite(place, async (port) => {
    await waitUntil('draining', DRAINED_WITHIN_MS, () => readdirSync(place.spoolFolder).length === 0);
    await acceptMore(port, drill.ledger, PER_PHASE);
  });
}

/** By dump into an empty database beside it. */
async function copy({ commands }: Drill, { url }: OwnPostgres): Promise<string> {
  const address = new URL(url);
  address.pathname = '/copied';
  await query(url, 'CREATE DATABASE copied');
  await commands.run('dump', [commands.place('site.dump')], url);
  await commands.run('load', [commands.place('site.dump')], address.href);
  assert.equal(await commands.run('fingerprint', [], address.href), await commands.run('fingerprint', [], url));
  return address.href;
}

async function tryRestore(drill: Drill, lost: Lost): Promise<readonly Verdict[]> {
  const { commands, root } = drill;
  const spoolFolder = moveSpool(drill);
  const earlier = await restore(drill, lost.moment);
  assert.equal(await commands.run('fingerprint', [], earlier.postgres.url), lost.atMoment);
  say(`restored to the moment ${lost.moment}: every table has the rows and the hash that it had then`);
  await earlier.postgres.destroy();
  const { postgres, seconds } = await restore(drill);
  assert.equal(await commands.run('fingerprint', [], postgres.url), lost.atEnd);
  console.log(lost.atEnd.trim());
  say(`restored to the end in ${seconds.toFixed(1)} s: every table has the rows and the hash that it had`);
  await goOn(drill, { databaseUrl: postgres.url, spoolFolder });
  const restored = await judgeAt(drill, postgres.url);
  say(`the site went on, with its spool: ${JSON.stringify(restored)}`);
  const copied = await copy(drill, postgres);
  await goOn(drill, { databaseUrl: copied, spoolFolder: mkdtempSync(join(root, 'spool-')) });
  const inCopy = await judgeAt(drill, copied);
  say(`a dump in an empty database: the same rows and hashes; the site went on: ${JSON.stringify(inCopy)}`);
  await postgres.destroy();
  return [restored, inCopy];
}

async function run(): Promise<boolean> {
  const startedAt = performance.now();
  const commands = makeBackupCommands();
  const drill: Drill = { commands, ledger: new Ledger(), root: mkdtempSync(join(tmpdir(), 'restore-')) };
  try {
    const settings = ['archive_mode=on', `archive_command=${commands.archiveCommand}`];
    const postgres = await startOwnPostgres({ settings });
    assert.ok(postgres, 'PostgreSQL is not installed here');
    const held = await accept(drill, postgres);
    await postgres.destroy();
    for (const file of ['site-base.prom', 'site-log.prom'])
      assert.match(readFileSync(commands.place(file), 'utf8'), /^funnel_backup_\w+_timestamp_seconds \d+\n$/);
    const verdicts = await tryRestore(drill, held);
    const isHeld = verdicts.every(isExact);
    const seconds = (performance.now() - startedAt) / 1000;
    const tried = { restores: 2, dumps: 1, tables: held.atEnd.trim().split('\n').length };
    const add = (name: 'lost' | 'wrong' | 'twice'): number => verdicts.reduce((sum, verdict) => sum + verdict[name], 0);
    const counts = { lost: add('lost'), wrong: add('wrong'), twice: add('twice') };
    const acknowledged = drill.ledger.acknowledged.size;
    reportTrial({ trial: 'restore into an empty server', tried, acknowledged, ...counts, seconds, isHeld });
    return isHeld;
  } finally {
    commands.destroy();
    rmSync(drill.root, { recursive: true, force: true });
  }
}

runTrial(run);
