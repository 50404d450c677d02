import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpool } from '@/lib/server/spool/spool';
import { formatSpoolLine, parseSpool, type SpoolEntry } from '@/lib/server/spool/spool-entry';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';
import type { SqlDatabase } from '@/lib/server/store/sql-database';
import { createSpooledStore } from '@/lib/server/store/spooled-store';
import { createSqlStore } from '@/lib/server/store/sql-store';
import { copyMigratedStore } from '@/tests/support/model-stores';
import { makeConsent, makeEvent, makeLead } from '@/tests/support/store-records';

const TAIL = 4096;
/** From one cut that is made on the disk to the next; each is made in memory. */
const DISK_STRIDE = 61;
const LOG_BYTES = 16 * 1024 * 1024;
const SEGMENT = '000000000000001-a.open';

let root: string;
let printed: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'torn-files-'));
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
});

afterEach(() => rmSync(root, { recursive: true }));

function makeEntries(): SpoolEntry[] {
  return Array.from({ length: 20 }, (_, index): SpoolEntry => {
    const lead = makeLead({ values: { firstName: `Zoë ${index} 🎉` } });
    if (index % 3 === 0) return { kind: 'lead', lead, consents: [makeConsent(lead)] };
    return { kind: 'event', event: makeEvent({ properties: { stepName: 'zip', text: 'ünïcödé "\\\n🎉' } }) };
  });
}

/** How many lines are whole in the first `length` bytes. */
function countWhole(lines: readonly Buffer[], length: number): number {
  let end = 0;
  return lines.filter((line) => (end += line.length) <= length).length;
}

test('a spool that is cut at any byte of its last 4 KB gives every whole entry and tells the torn one apart', () => {
  const entries = makeEntries();
  const lines = entries.map((entry) => Buffer.from(formatSpoolLine(entry)));
  const whole = Buffer.concat(lines);
  expect(whole.length).toBeGreaterThan(2 * TAIL);
  for (let length = whole.length - TAIL; length <= whole.length; length += 1) {
    const content = parseSpool(whole.subarray(0, length).toString('utf8'));
    const count = countWhole(lines, length);
    expect(content.entries).toEqual(entries.slice(0, count));
    expect(content.damaged).toEqual([]);
    const isTorn = Buffer.concat(lines.slice(0, count)).length < length;
    expect(content.tail !== '').toBe(isTorn);
  }
});

test('on the disk it starts, keeps every whole entry, sets the tail aside and says so once', async () => {
  const entries = makeEntries();
  const lines = entries.map((entry) => Buffer.from(formatSpoolLine(entry)));
  const whole = Buffer.concat(lines);
  for (let length = whole.length - TAIL; length <= whole.length; length += DISK_STRIDE) {
    const folder = join(root, String(length));
    mkdirSync(folder);
    writeFileSync(join(folder, SEGMENT), whole.subarray(0, length));
    const saved: SpoolEntry[] = [];
    const spool = createSpool({ folder, limitBytes: 10_000_000 });
    const save = (found: readonly SpoolEntry[]) => Promise.resolve(void saved.push(...found)).then(() => []);
    const drained = await spool.drainOldest(save);
    const count = countWhole(lines, length);
    const tail = whole.subarray(Buffer.concat(lines.slice(0, count)).length, length);
    expect(saved).toEqual(entries.slice(0, count));
    expect(drained).toEqual({ entries: count, refused: 0, torn: tail.length > 0 });
    expect(readdirSync(folder)).toEqual(tail.length > 0 ? ['refused.jsonl'] : []);
    if (tail.length > 0) expect(readFileSync(join(folder, 'refused.jsonl'), 'utf8')).toBe(`${tail.toString('utf8')}\n`);
    expect(await spool.drainOldest(save)).toBeUndefined();
  }
});

async function readIds(database: SqlDatabase): Promise<unknown[]> {
  return (await database.query('SELECT id FROM events')).map(({ id }) => id);
}

/** The place in the log up to which all is written, as bytes from its very start. */
async function findLogEnd(database: SqlDatabase): Promise<number> {
  const [row] = await database.query("SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS at");
  return row?.['at'] as number;
}

test('an embedded store whose log is torn starts with all that was committed before, and the spool after it', async () => {
  const path = join(root, 'store');
  copyMigratedStore(path);
  const database = await openPgliteDatabase(path);
  const store = createSqlStore(database, { isRelayed: false });
  const events = Array.from({ length: 12 }, () => makeEvent());
  const ends: number[] = [];
  for (const event of events) {
    await store.saveEvents([event]);
    ends.push(await findLogEnd(database));
  }
  for (const kept of [3, 6, 11]) {
    const [end = 0, next = 0] = ends.slice(kept - 1);
    const copy = join(root, `copy-${kept}`);
    cpSync(path, copy, { recursive: true });
    const name =
      readdirSync(join(copy, 'pg_wal'))
        .filter((one) => /^[0-9A-F]{24}$/.test(one))
        .sort()
        .at(-1) ?? '';
    const file = openSync(join(copy, 'pg_wal', name), 'r+');
    const cut = Math.floor(end + (next - end) * (kept / 12)) % LOG_BYTES;
    writeSync(file, Buffer.alloc(LOG_BYTES - cut), 0, undefined, cut);
    closeSync(file);

    const torn = await openPgliteDatabase(copy);
    expect(await readIds(torn)).toEqual(events.slice(0, kept).map(({ id }) => id));
    const spoolFolder = join(root, `spool-${kept}`);
    mkdirSync(spoolFolder);
    const [spooled, cutOff] = [makeEvent(), makeEvent()].map((event) => formatSpoolLine({ kind: 'event', event }));
    writeFileSync(join(spoolFolder, SEGMENT), `${spooled ?? ''}${cutOff?.slice(0, -9) ?? ''}`);
    const again = createSpooledStore(
      () => Promise.resolve(createSqlStore({ ...torn, close: () => Promise.resolve() }, { isRelayed: false })),
      createSpool({ folder: spoolFolder, limitBytes: 10_000_000 }),
    );
    await vi.waitFor(() => expect(readdirSync(spoolFolder)).toEqual(['refused.jsonl']), { timeout: 10_000 });
    await again.close();
    expect(await readIds(torn)).toHaveLength(kept + 1);
    await torn.close();
    expect(printed.splice(0).filter((line) => line.includes('"torn":true'))).toHaveLength(1);
  }
  await database.close();
}, 60_000);
