import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isRecord, isText } from '@/lib/json/guard';
import { findLife, identifyThisProcess, type ProcessIdentity } from './process-identity';

/** For a former process that is just ending. */
const PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 100;

/** Another process has the folder; told apart by its name (D108). */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

export function isFolderInUse(error: unknown): error is FolderInUseError {
  return error instanceof Error && error.name === 'FolderInUseError';
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Undefined for what no process of ours has written. */
function parseOwner(text: string): ProcessIdentity | undefined {
  try {
    const owner: unknown = JSON.parse(text);
    if (!isRecord(owner) || typeof owner['pid'] !== 'number') return undefined;
    const { pid, start, place } = owner;
    return isText(start) && isText(place) ? { pid, start, place } : undefined;
  } catch {
    return undefined;
  }
}

function describeOwner(path: string, text: string): FolderInUseError {
  const owner = parseOwner(text);
  const who = owner ? `process ${owner.pid} on ${owner.place.split(' ')[0] ?? ''}` : 'another process';
  const remedy = `Stop that process, or give this one another DATABASE_URL. If it is gone, remove ${path}.lock.`;
  return new FolderInUseError(`The embedded store ${path} belongs to ${who}: two would damage it. ${remedy}`);
}

function isTaken(text: string): boolean {
  const owner = parseOwner(text);
  return owner === undefined || findLife(owner) !== 'dead';
}

/** Sets the lock of a dead process aside; one that took it in between gets it back. */
function setAside(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch {
    // Somebody else was first; the next look tells who.
  }
  rmSync(aside, { force: true });
}

/** A link is made whole or not at all, and by one process only. */
function tryLock(file: string, mine: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft);
  }
}

/**
 * Takes a folder for this process, by the file `<path>.lock` beside it; the lock of a process that is gone does not
 * count. Gives the way to release it; throws a {@link FolderInUseError} that names the owner.
 */
export async function lockFolder(path: string): Promise<() => void> {
  const file = `${path}.lock`;
  const mine = JSON.stringify({ ...identifyThisProcess(), lock: randomUUID() });
  const endsAt = performance.now() + PATIENCE_MS;
  let isInherited = false;
  while (!tryLock(file, mine)) {
    const found = read(file);
    if (found === undefined) continue;
    if (!isTaken(found)) {
      setAside(file, found);
      isInherited = true;
    } else if (performance.now() > endsAt) throw describeOwner(path, found);
    else await wait(LOOK_EVERY_MS);
  }
  // Of two that found a dead owner at once, the later one has it.
  if (isInherited) await wait(LOOK_EVERY_MS);
  const found = read(file);
  if (found !== mine) throw describeOwner(path, found ?? '');
  return () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
}
