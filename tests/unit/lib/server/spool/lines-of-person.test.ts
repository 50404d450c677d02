import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ageRefused, eraseRefused, findLines, makeLineFinder } from '@/lib/server/spool/lines-of-person';
import { keepRefused } from '@/lib/server/spool/spool-folder';

const visitor = randomUUID();
const ids = { leads: [randomUUID()], visitors: [visitor], sessions: ['a+session'] };
const isTheirs = makeLineFinder(ids, ['2065550187', 'canary.person@example.com']);
const NOW = new Date('2026-11-22T12:00:00Z');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lines-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  `{"kind":"event","event":{"anonymousId":"${visitor.toUpperCase()}"`,
  `torn … "leadId":"${ids.leads[0]}`,
  '"sessionId":"a+session"',
  '"phone":"(206) 555-0187"',
  '"phone":"+1 206.555.0187"',
  '"phone":"12065550187"',
  '"email":"Canary.Person@Example.com"',
])('somebody is found in %s', (line) => {
  expect(isTheirs(line)).toBe(true);
});

test.each([`"${randomUUID()}"`, '"(206) 555-0188"', '"920655501875"', '"aasession"', '"canaryXperson@example.com"'])(
  'somebody else is not: %s',
  (line) => {
    expect(isTheirs(line)).toBe(false);
  },
);

test('nobody known is found nowhere', () => {
  expect(makeLineFinder({ leads: [], visitors: [], sessions: [] }, [])('anything')).toBe(false);
});

test('what waits and what was refused of somebody is found; erasing leaves the lines of others, for their owner alone', async () => {
  writeFileSync(join(folder, '000000000000001-a.open'), `"${visitor}"\n"other"\n`);
  await keepRefused(folder, [`"${visitor}"`, '"other"', '"(206) 555-0187"']);
  expect(await findLines(folder, isTheirs)).toEqual({
    waiting: [`"${visitor}"`],
    refused: [`"${visitor}"`, '"(206) 555-0187"'],
  });
  expect(await eraseRefused(folder, isTheirs, NOW)).toBe(2);
  await keepRefused(folder, ['"later"']);
  const refused = readdirSync(folder).filter((name) => name.startsWith('refused'));
  const texts = refused.map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts.sort()).toEqual(['"later"\n', '"other"\n']);
  expect(refused.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600, 0o600]);
  expect((await findLines(folder, isTheirs)).waiting).toHaveLength(1);
});

test('refused lines are put aside by the day and go with their period, never over one another', async () => {
  await keepRefused(folder, ['"first"']);
  await ageRefused(folder, 30, NOW);
  await keepRefused(folder, ['"second"']);
  await ageRefused(folder, 30, NOW);
  expect(readdirSync(folder).sort()).toEqual(['refused-2026-11-22.jsonl', 'refused.jsonl']);
  expect(await ageRefused(folder, 30, new Date('2026-12-21T12:00:00Z'))).toBe(0);
  expect(await ageRefused(folder, 30, new Date('2026-12-22T12:00:00Z'))).toBe(1);
  expect(readdirSync(folder)).toEqual(['refused-2026-12-21.jsonl']);
});

test('what cannot be deleted is said, not counted as gone', async () => {
  mkdirSync(join(folder, 'refused-2020-01-01.jsonl'));
  await expect(ageRefused(folder, 30, NOW)).rejects.toThrow();
});

test('a folder that is not there holds nothing', async () => {
  const none = join(folder, 'none');
  expect(await findLines(none, isTheirs)).toEqual({ waiting: [], refused: [] });
  expect([await eraseRefused(none, isTheirs, NOW), await ageRefused(none, 30, NOW)]).toEqual([0, 0]);
});
