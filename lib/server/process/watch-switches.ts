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

type ReadOff = () => Promise<readonly StoredSwitchChange[]>;

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

function tell(before: SwitchedOff, now: readonly StoredSwitchChange[]): void {
  const known = new Set(before.map(formatSwitch));
  const current = new Set(now.map(formatSwitch));
  for (const change of now) {
    if (known.has(formatSwitch(change))) continue;
    const { who, why } = change;
    log({ level: 'warn', message: 'switched off', switch: formatSwitch(change), owner: who, reason: why });
  }
  for (const one of known) if (!current.has(one)) log({ level: 'warn', message: 'switched on', switch: one });
}

/** Asks the store once. Rejects where it does not answer; then what was known stays. */
export async function readSwitches(readOff: ReadOff, folder: string, nowMs: () => number): Promise<void> {
  const off = await withTimeout(ANSWER_LIMIT_MS, readOff());
  const before = getSwitchedOff();
  setSwitchedOff(off, nowMs());
  if (write(before) === write(off)) return;
  tell(before, off);
  await remember(folder, off);
}

async function openSwitches(): Promise<Switches> {
  return getStore().switches();
}

const logRarely = createThrottledLog(() => performance.now());

async function readOnce(folder: string): Promise<void> {
  try {
    await readSwitches(
      async () => (await openSwitches()).listOff(),
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
