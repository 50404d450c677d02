import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { formatSwitch, parseSwitches, type SwitchedOff } from '@/lib/switches/switch';
import { getEnv } from '../platform/env';
import { describeError, log } from '../platform/log';
import { getSwitchedOff, setSwitchedOff } from '../platform/switched-off';
import { createThrottledLog } from '../platform/throttled-log';
import { withTimeout } from '../platform/with-timeout';
import type { StoredSwitchChange, Switches } from '../records/switches';
import { isStoreAway } from '../records/write-queue';
import { getStore } from './open-store';

/** With how long a cache keeps a page, less than 30 s (lib/answer/answer-page.ts). */
const EVERY_MS = 5000;
const ANSWER_LIMIT_MS = 4000;

/** Beside the spool, whose folder outlives the process. */
const FILE = 'switched-off.txt';

/** Of the last turns of all switches: more than people turn between two readings. */
const TURNS = 50;

type ReadableSwitches = Pick<Switches, 'listOff' | 'listTurns'>;

function write(off: SwitchedOff): string {
  return off.map((one) => `${formatSwitch(one)}\n`).join('');
}

/** What a process that ended had last heard; nothing where there is no such file, or none that can be read. */
export function recallSwitches(folder: string): SwitchedOff {
  try {
    return parseSwitches(readFileSync(join(folder, FILE), 'utf8'));
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code !== 'ENOENT';
    if (isThere) log({ level: 'warn', message: 'switches not read', ...describeError(error) });
    return [];
  }
}

async function remember(folder: string, off: SwitchedOff): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Processes may share the folder, and neither reads half a file.
  const beside = join(folder, `${FILE}.${process.pid}`);
  await writeFile(beside, write(off), { mode: 0o600 });
  await rename(beside, join(folder, FILE));
}

function describeTurn({ who, why }: StoredSwitchChange) {
  return { owner: who, reason: why };
}

/** The last turns, the latest first; none where the store does not say in time, as what was turned is told all the same. */
async function readTurns(switches: ReadableSwitches): Promise<readonly StoredSwitchChange[]> {
  try {
    return await withTimeout(ANSWER_LIMIT_MS, switches.listTurns(TURNS));
  } catch {
    return [];
  }
}

async function tellTurns(
  before: SwitchedOff,
  now: readonly StoredSwitchChange[],
  switches: ReadableSwitches,
): Promise<void> {
  const known = new Set(before.map(formatSwitch));
  const current = new Set(now.map(formatSwitch));
  for (const change of now) {
    const one = formatSwitch(change);
    if (!known.has(one)) log({ level: 'warn', message: 'switched off', switch: one, ...describeTurn(change) });
  }
  const back = [...known].filter((one) => !current.has(one));
  const turns = back.length > 0 ? await readTurns(switches) : [];
  for (const one of back) {
    const turn = turns.find((change) => !change.isOff && formatSwitch(change) === one);
    log({ level: 'warn', message: 'switched on', switch: one, ...(turn && describeTurn(turn)) });
  }
}

/** Asks the store once. Rejects where it does not answer; then what was known stays. */
export async function readSwitches(switches: ReadableSwitches, folder: string, nowMs: () => number): Promise<void> {
  const off = await withTimeout(ANSWER_LIMIT_MS, switches.listOff());
  const before = getSwitchedOff();
  setSwitchedOff(off, nowMs());
  if (write(before) === write(off)) return;
  await tellTurns(before, off, switches);
  await remember(folder, off);
}

async function openSwitches(): Promise<Switches> {
  return getStore().switches();
}

const logRarely = createThrottledLog(() => performance.now());

async function readOnce(folder: string): Promise<void> {
  try {
    await readSwitches(
      {
        listOff: async () => (await openSwitches()).listOff(),
        listTurns: async (limit) => (await openSwitches()).listTurns(limit),
      },
      folder,
      () => performance.now(),
    );
  } catch (error) {
    // That is told where the store is asked first; how old the switches are is measured.
    if (isStoreAway(error)) return;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const described = describeError(cause);
    logRarely(described.errorName ?? '', { level: 'warn', message: 'switches not read', ...described });
  }
}

async function keepReading(folder: string): Promise<never> {
  for (;;) {
    await wait(EVERY_MS, undefined, { ref: false });
    await readOnce(folder);
  }
}

/** Begins with what was written down, so that a start while the store is away opens nothing, and follows the store. */
export async function watchSwitches(): Promise<void> {
  const folder = getEnv().SPOOL_FOLDER;
  setSwitchedOff(recallSwitches(folder));
  await readOnce(folder);
  void keepReading(folder);
}
