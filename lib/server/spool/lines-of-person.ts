import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PersonIds } from '../records/person';
import { FILE_MODE, isMissing, REFUSED } from './spool-folder';

/** What was refused before today: the day on which it was put aside. */
const PUT_ASIDE = /^refused-(\d{4}-\d\d-\d\d)[\w-]*\.jsonl$/;

const DAY_MS = 86_400_000;

/** A text that may stand in a line, whatever its letters' case. */
function escapeText(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A number however it is written; other contacts as they are. */
function writeContact(contact: string): string {
  if (!/^\d{10}$/.test(contact)) return escapeText(contact);
  const [area, exchange, line] = [contact.slice(0, 3), contact.slice(3, 6), contact.slice(6)];
  return `(?<!\\d)1?[+(\\s.-]*${area}[)\\s.-]*${exchange}[\\s.-]*${line}(?!\\d)`;
}

/** Finds a person in a line of the spool, which may be damaged, by all their ids, numbers and addresses. */
export function makeLineFinder(ids: PersonIds, contacts: readonly string[]): (line: string) => boolean {
  const traces = [...ids.leads, ...ids.visitors, ...ids.sessions].map(escapeText);
  const all = [...traces, ...contacts.map(writeContact)];
  if (all.length === 0) return () => false;
  const pattern = new RegExp(all.join('|'), 'i');
  return (line) => pattern.test(line);
}

async function listFiles(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

async function readLines(path: string): Promise<readonly string[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    // Moved to the store meanwhile.
    if (isMissing(error)) return '';
    throw error;
  });
  return text.split('\n').filter((line) => line !== '');
}

/** The lines of this machine that name somebody: waiting for the store, or refused by it. */
export async function findLines(
  folder: string,
  isTheirs: (line: string) => boolean,
): Promise<{ readonly waiting: readonly string[]; readonly refused: readonly string[] }> {
  const found = { waiting: [] as string[], refused: [] as string[] };
  for (const name of await listFiles(folder)) {
    const lines = (await readLines(join(folder, name))).filter(isTheirs);
    (name.startsWith('refused') ? found.refused : found.waiting).push(...lines);
  }
  return found;
}

/** Takes the name away from what is being appended to; false where there is nothing, or it has been put aside today. */
async function putAside(folder: string, name: string): Promise<boolean> {
  try {
    // A link never replaces what another process has just put aside.
    await link(join(folder, REFUSED), join(folder, name));
  } catch (error) {
    if (isMissing(error) || (error as { code?: unknown }).code === 'EEXIST') return false;
    throw error;
  }
  await unlink(join(folder, REFUSED));
  return true;
}

/** Deletes what was refused of somebody; what waits for the store is refused there, by its ids. */
export async function eraseRefused(folder: string, isTheirs: (line: string) => boolean, now: Date): Promise<number> {
  await putAside(folder, `refused-${now.toISOString().slice(0, 10)}-${randomUUID()}.jsonl`);
  let count = 0;
  for (const name of (await listFiles(folder)).filter((one) => PUT_ASIDE.test(one))) {
    const path = join(folder, name);
    const lines = await readLines(path);
    const kept = lines.filter((line) => !isTheirs(line));
    if (kept.length === lines.length) continue;
    count += lines.length - kept.length;
    if (kept.length === 0) {
      await unlink(path);
      continue;
    }
    await writeFile(`${path}.new`, kept.map((line) => `${line}\n`).join(''), { mode: FILE_MODE, flush: true });
    await rename(`${path}.new`, path);
  }
  return count;
}

/** False where another process of this machine, which may share the folder, was sooner. */
async function removeFile(path: string): Promise<boolean> {
  try {
    await unlink(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Deletes what was refused so many days ago; each day’s is put aside under its name. Returns how many files. */
export async function ageRefused(folder: string, days: number, now: Date): Promise<number> {
  await putAside(folder, `refused-${now.toISOString().slice(0, 10)}.jsonl`);
  const oldest = new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const old = (await listFiles(folder)).filter((name) => (PUT_ASIDE.exec(name)?.[1] ?? '9999') <= oldest);
  const gone = await Promise.all(old.map((name) => removeFile(join(folder, name))));
  return gone.filter(Boolean).length;
}
