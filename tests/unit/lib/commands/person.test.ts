import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actForOperator } from '@/lib/server/records/operator-acts';
import { openStore } from '@/lib/server/process/open-store';
import { keepRefused } from '@/lib/server/spool/spool-folder';
import { copyMigratedStore } from '@/tests/support/model-stores';
import { projectRoot } from '@/tests/support/project-files';
import { makeConsent, makeEvent, makeLead } from '@/tests/support/store-records';
import { findProgram } from '@/tests/support/programs';

const TOKEN = 'a-token-of-operators-that-is-long-enough';
const lead = makeLead({ values: { phone: '(206) 555-0187', firstName: 'Canaryfirst' } });
const other = makeLead({ values: { phone: '(206) 555-0188' } });

let folder = '';
const place = () => join(folder, 'store');
const spool = () => join(folder, 'spool');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'person-'));
  copyMigratedStore(place());
  const store = await openStore(`file:${place()}`, { isRelayed: false });
  await store.saveLead(lead, [makeConsent(lead, { text: 'Call me at (206) 555-0187.' })]);
  await store.saveLead(other, []);
  await store.saveEvents([makeEvent({ anonymousId: lead.anonymousId })]);
  await store.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(words: readonly string[], settings: Record<string, string> = {}) {
  const own = { DATABASE_URL: `file:${place()}`, SPOOL_FOLDER: spool(), PORT: '1', OPERATORS_TOKEN: '' };
  const args = [findProgram('lib/commands/person.ts'), ...words];
  return new Promise<{ readonly code: number; readonly told: string }>((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: projectRoot, env: { ...process.env, ...own, ...settings } },
      (error, ...out) => resolve({ code: Number(error?.code ?? 0), told: out.join('') }),
    );
  });
}

/** A site that runs and owns the store, as far as commands see it. */
async function withSite(work: (settings: Record<string, string>) => Promise<void>): Promise<void> {
  const store = await openStore(`file:${place()}`, { isRelayed: false });
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      if (request.method === 'GET') return response.end('{}');
      expect(request.headers.authorization).toBe(`Bearer ${TOKEN}`);
      const { act, given } = JSON.parse(text) as { act: string; given: unknown[] };
      void actForOperator(store, act, given)?.then((answer) => response.end(JSON.stringify({ answer })));
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await work({ PORT: String(port) });
  } finally {
    server.closeAllConnections();
    server.close();
    await store.close();
  }
}

test('beside a running site the command asks it; somebody is found, handed over and forgotten', async () => {
  mkdirSync(spool(), { recursive: true });
  await keepRefused(spool(), [`{"damaged":"${lead.anonymousId}`, '{"of":"another"}']);
  const file = join(folder, 'export.json');
  await withSite(async (site) => {
    const refused = await run(['find', 'lead', lead.id], site);
    expect([refused.code, refused.told.includes('OPERATORS_TOKEN')]).toEqual([1, true]);

    const settings = { ...site, OPERATORS_TOKEN: TOKEN };
    const found = await run(['find', 'phone', '+1 206-555-0187'], settings);
    expect(found.told).toMatch(/leads +1\n[^]*events +1\n[^]*refused lines +1/);
    expect(found.told).not.toContain('Canaryfirst');

    expect((await run(['export', 'lead', lead.id, file], settings)).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const content = JSON.parse(readFileSync(file, 'utf8')) as { leads: { values: object }[]; refused: string[] };
    expect([content.leads[0]?.values, content.refused.length]).toEqual([lead.values, 1]);

    expect(await run(['erase', 'phone', '206-555-0187'], settings)).toMatchObject({ code: 1 });
    const erased = await run(['erase', 'phone', '206-555-0187', '--yes', '--suppress'], settings);
    expect([erased.code, erased.told.includes('1 proofs of consent are kept')]).toEqual([0, true]);
    const lines = readdirSync(spool()).map((name) => readFileSync(join(spool(), name), 'utf8'));
    expect(lines).toEqual(['{"of":"another"}\n']);
  });
});

test('with the site stopped it opens the store itself: what was forgotten is gone, its number stands on the list', async () => {
  expect((await run(['find', 'visitor', lead.anonymousId])).told).toBe('Nothing is stored.\n');
  expect((await run(['suppress', '206-555-0187'])).told).toBe('is suppressed already\n');
  const store = await openStore(`file:${place()}`, { isRelayed: false });
  await store.saveEvents([makeEvent({ anonymousId: lead.anonymousId })]);
  const people = await store.people();
  const countOf = async ({ anonymousId }: typeof lead) =>
    people.count(await people.identify({ by: 'visitor', value: anonymousId }));
  expect(await countOf(lead)).toMatchObject({ events: 0, leads: 0 });
  expect(await countOf(other)).toMatchObject({ leads: 1 });
  await store.close();
});
