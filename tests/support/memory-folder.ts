import { mkdirSync, statfsSync } from 'node:fs';

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
const FOLDER = `${MEMORY}/funnel-platform-tests`;
/** What the stores and browsers of a run need at once, several times over. */
const NEEDED_BYTES = 4 * 2 ** 30;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * Has this process and those that it starts keep their temporary files in memory, where there is enough of it: a store
 * of a thousand files is copied and deleted for each of hundreds of tests, and a disk takes four times as long.
 */
export function keepFilesInMemory(): void {
  if (process.env['TMPDIR'] === FOLDER || !hasRoom()) return;
  mkdirSync(FOLDER, { recursive: true });
  process.env['TMPDIR'] = FOLDER;
}
