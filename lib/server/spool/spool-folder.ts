import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, stat, unlink, appendFile } from 'node:fs/promises';
import { join } from 'node:path';

// The names carry all there is to know, so that any process can take over what another left behind:
// <time>-<id>.open is being written, <time>-<id>.taken is being moved to the store, refused.jsonl is for people.
const OPEN = '.open';
const TAKEN = '.taken';
const REFUSED = 'refused.jsonl';
const TIME_DIGITS = 15;

/** Entries are personal: nobody but the server's own user may read them. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** A segment that the process which opened it appends to. */
export interface OpenSegment {
  /** Resolves when the text is on the disk and the segment is still under its name; false when it was taken. */
  append(text: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A name that is new is on the disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ENOENT';
}

/** Opens a new segment; its name sorts behind those before it. */
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
      // Whoever takes a segment renames it before reading: while the name stands, what was just written will be read.
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

/** The bytes that all processes together keep in the folder. */
export async function measureFolder(folder: string): Promise<number> {
  const names = await listNames(folder);
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

/** Takes the oldest segment, whoever wrote it, and gives its path; undefined when there is none. */
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

/** The text of a taken segment; another process that took it too may have finished with it already. */
export async function readTaken(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

/** Deletes a segment whose entries are all in the store. */
export async function deleteTaken(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Keeps what neither the store nor we can read, so that it holds up nothing and is not lost either. */
export async function keepRefused(folder: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  await appendFile(join(folder, REFUSED), lines.map((line) => `${line}\n`).join(''), { mode: FILE_MODE, flush: true });
}
