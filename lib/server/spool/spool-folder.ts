import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, stat, unlink, appendFile } from 'node:fs/promises';
import { join } from 'node:path';

// Names carry the state, so that any process can take over: <time>-<id>.open is being written, <time>-<id>.taken is
// being moved to the store, refused.jsonl is for people, who may move it away at any time, or rename it to <any>.open to
// have it tried again.
const OPEN = '.open';
const TAKEN = '.taken';
export const REFUSED = 'refused.jsonl';
const TIME_DIGITS = 15;

/** Entries are personal: readable by the server's user only. */
export const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

export interface OpenSegment {
  /** Resolves once the text is on disk and the segment still has its name; false when it was taken. */
  append(text: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A new name is durable only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function isMissing(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ENOENT';
}

export async function openSegment(folder: string, nowMs: number): Promise<OpenSegment> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  const path = join(folder, `${String(nowMs).padStart(TIME_DIGITS, '0')}-${randomUUID()}${OPEN}`);
  const handle = await open(path, 'ax', FILE_MODE);
  try {
    await syncFolder(folder);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    append: async (text) => {
      await handle.appendFile(text);
      await handle.datasync();
      // A reader renames first: while the name stands, what was just written will be read.
      return stat(path).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false;
          throw error;
        },
      );
    },
    close: () => handle.close(),
  };
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Bytes of what waits for the store. What was refused does not wait: it must not keep out what would be taken. */
export async function measureFolder(folder: string): Promise<number> {
  const names = (await listNames(folder)).filter((name) => name.endsWith(OPEN) || name.endsWith(TAKEN));
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/** Any process's; undefined when there is none. */
export async function takeOldestSegment(folder: string): Promise<string | undefined> {
  for (const name of await listNames(folder)) {
    if (name.endsWith(TAKEN)) return join(folder, name);
    if (!name.endsWith(OPEN)) continue;
    const taken = join(folder, `${name.slice(0, -OPEN.length)}${TAKEN}`);
    try {
      await rename(join(folder, name), taken);
      return taken;
    } catch (error) {
      // Another process was faster.
      if (!isMissing(error)) throw error;
    }
  }
  return undefined;
}

/** '' if another process has finished it already. */
export async function readTaken(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

export async function deleteTaken(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Keeps what nobody can read, so that it neither blocks the queue nor is lost. */
export async function keepRefused(folder: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  await appendFile(join(folder, REFUSED), lines.map((line) => `${line}\n`).join(''), { mode: FILE_MODE, flush: true });
}
