import type { OperatorStore } from '@/lib/server/records/operator-store';
import type { OutboxRow } from '@/lib/server/records/store';
import { askStore } from './process/ask-store';
import { createCommand, runCommandLine } from './process/command-line';

const LISTED = 50;

type Outbox = Awaited<ReturnType<OperatorStore['outbox']>>;

function describeRow({ id, state, kind, payloadId, attempts, lastRefusal }: OutboxRow): string {
  return [id, state, kind, payloadId, `${attempts} refusals`, lastRefusal ?? ''].join('  ').trimEnd();
}

function isId(text: string): boolean {
  return /^\d{1,18}$/.test(text);
}

/** ISO 8601; a day means its start in UTC. Undefined for anything else. */
function parseInstant(text: string): string | undefined {
  const date = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(text) ? new Date(text) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
}

async function list(outbox: Outbox): Promise<boolean> {
  const { waiting, dead, oldestSeconds } = await outbox.measure();
  console.log(`${waiting} waiting, the oldest for ${Math.round(oldestSeconds)} s; ${dead} given up`);
  for (const row of await outbox.list(LISTED)) console.log(describeRow(row));
  return true;
}

async function show(outbox: Outbox, id: string): Promise<boolean> {
  const row = isId(id) ? await outbox.find(id) : undefined;
  console.log(row ? JSON.stringify(row, undefined, 2) : `No row ${id}.`);
  return row !== undefined;
}

async function retry(outbox: Outbox, id: string): Promise<boolean> {
  const isAll = id === 'all';
  const count = isAll || isId(id) ? await outbox.retry(isAll ? undefined : id) : 0;
  console.log(`${count} due again`);
  return count > 0 || isAll;
}

async function fill(outbox: Outbox, from: string, to = new Date().toISOString()): Promise<boolean> {
  const [start, end] = [parseInstant(from), parseInstant(to)];
  const isSpan = start !== undefined && end !== undefined;
  console.log(isSpan ? `${await outbox.fill(start, end)} queued` : `No time from ${from} to ${to}.`);
  return isSpan;
}

/** Does one thing with the outbox of the settings. */
function open(act: (outbox: Outbox) => Promise<boolean>): Promise<void> {
  return askStore(async (store) => act(await store.outbox()));
}

const command = createCommand('outbox', 'What still has to reach the destinations. Shows no personal data.');
command
  .command('list')
  .description(`how much waits, and the ${LISTED} oldest, those that were given up first`)
  .action(() => open(list));
command
  .command('show <id>')
  .description('one row: where it has been, and why it was refused')
  .action((id: string) => open((outbox) => show(outbox, id)));
command
  .command('retry <id|all>')
  .description('makes what was given up due again')
  .action((id: string) => open((outbox) => retry(outbox, id)));
command
  .command('fill <from> [to]')
  .description('queues what was received in that time (2026-11-21, 2026-11-21T12:00Z) for every destination')
  .addHelpText('after', '\nAs a destination that is new needs it; the others tell repeats by their ids.')
  .action((from: string, to?: string) => open((outbox) => fill(outbox, from, to)));
void runCommandLine(command);
