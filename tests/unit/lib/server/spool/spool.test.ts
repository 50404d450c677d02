import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSpool, type Spool } from '@/lib/server/spool/spool';
import type { SpoolEntry } from '@/lib/server/spool/spool-entry';
import { StoreBusyError } from '@/lib/server/records/write-queue';
import { makeEvent } from '@/tests/support/store-records';

let root: string;
let folder: string;
let spool: Spool;
let opened: Spool[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spool-'));
  folder = join(root, 'spool');
  opened = [];
  spool = open();
});

afterEach(async () => {
  await Promise.all(opened.map((one) => one.flush()));
  rmSync(root, { recursive: true });
});

function open(limitBytes = 1_000_000): Spool {
  const made = createSpool({ folder, limitBytes });
  opened.push(made);
  return made;
}

function makeEntry(sessionId = 'session'): SpoolEntry {
  return { kind: 'event', event: makeEvent({ sessionId }) };
}

async function drainAll(from: Spool): Promise<SpoolEntry[]> {
  const saved: SpoolEntry[] = [];
  const save = (entries: readonly SpoolEntry[]): Promise<SpoolEntry[]> => {
    saved.push(...entries);
    return Promise.resolve([]);
  };
  while (await from.drainOldest(save));
  return saved;
}

test('what is acknowledged is on the disk, readable by the owner alone', async () => {
  const entry = makeEntry('ada');
  await spool.append(entry);
  const [name = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, name), 'utf8')).toBe(`${JSON.stringify(entry)}\n`);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a later process gives it all to the store, in order and once', async () => {
  const entries = Array.from({ length: 50 }, () => makeEntry());
  for (const entry of entries.slice(0, 10)) await spool.append(entry);
  await Promise.all(entries.slice(10).map((entry) => spool.append(entry)));
  const later = open();
  expect(await drainAll(later)).toEqual(entries);
  expect(await drainAll(later)).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

test('an append after another process took the segment is not lost', async () => {
  const [first, second] = [makeEntry(), makeEntry()];
  await spool.append(first);
  const other = open();
  expect(await drainAll(other)).toEqual([first]);
  await spool.append(second);
  expect(await drainAll(other)).toEqual([second]);
});

test('an append while another process reads the segment is not lost either', async () => {
  const [first, second] = [makeEntry(), makeEntry()];
  await spool.append(first);
  const other = open();
  const saved: SpoolEntry[] = [];
  await other.drainOldest(async (entries) => {
    saved.push(...entries);
    await spool.append(second);
    return [];
  });
  expect([...saved, ...(await drainAll(other))]).toEqual([first, second]);
});

test('a segment that the store did not take is taken again', async () => {
  const entry = makeEntry();
  await spool.append(entry);
  await expect(spool.drainOldest(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await drainAll(open())).toEqual([entry]);
});

test('a torn last line, a damaged one and what the store refuses are kept aside', async () => {
  const [good, refused] = [makeEntry(), makeEntry()];
  await spool.append(good);
  await spool.append(refused);
  const path = join(folder, readdirSync(folder)[0] ?? '');
  appendFileSync(path, '{"kind":"eve\n{"kind":"event","ev');
  expect(await spool.drainOldest(() => Promise.resolve([refused]))).toEqual({ entries: 1, refused: 2, torn: true });
  expect(readdirSync(folder)).toEqual(['refused.jsonl']);
  expect(readFileSync(join(folder, 'refused.jsonl'), 'utf8')).toBe(
    `{"kind":"eve\n{"kind":"event","ev\n${JSON.stringify(refused)}\n`,
  );
});

test('a full spool refuses, and takes again once it is emptied', async () => {
  const small = open(1000);
  const accepted: SpoolEntry[] = [];
  const fill = async (): Promise<void> => {
    for (;;) {
      const entry = makeEntry();
      await small.append(entry);
      accepted.push(entry);
    }
  };
  await expect(fill()).rejects.toThrow(StoreBusyError);
  await expect(small.append(makeEntry())).rejects.toThrow('the spool is full');
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await drainAll(open(1000))).toEqual(accepted);
  await small.append(makeEntry());
});

test('what was refused leaves all of the room to what waits, and is tried again under the name of a segment', async () => {
  const small = open(1000);
  const entry = makeEntry();
  await small.append(entry);
  await small.drainOldest((entries) => Promise.resolve(entries));
  const refused = join(folder, 'refused.jsonl');
  appendFileSync(refused, `${'x'.repeat(2000)}\n`);
  const other = makeEntry();
  await small.append(other);
  expect(small.waitingBytes()).toBeLessThan(1000);
  renameSync(refused, join(folder, 'again.open'));
  expect(await drainAll(open())).toEqual([other, entry]);
  expect(readFileSync(refused, 'utf8')).toBe(`${'x'.repeat(2000)}\n`);
});

test('an unwritable spool refuses, and takes again once it is mended', async () => {
  writeFileSync(folder, 'a file where the folder should be');
  await expect(spool.append(makeEntry())).rejects.toMatchObject({ name: 'StoreBusyError', cause: { code: 'ENOTDIR' } });
  rmSync(folder);
  await spool.append(makeEntry());
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  await spool.append(makeEntry());
  expect(await drainAll(spool)).toHaveLength(1);
});
