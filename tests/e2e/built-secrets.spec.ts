import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PLANTED_SECRETS } from '@/lib/commands/process/planted-secrets';
import { SAMPLE_SECRET } from '@/lib/server/settings/setting';

/** Values of secrets, planted or the sandbox's, and the names of their settings: who holds a name may hold a value. */
const SECRET = new RegExp([...Object.keys(PLANTED_SECRETS), 'planted-for-the-tested-build', SAMPLE_SECRET].join('|'));

function listHolders(folder: string, ending: RegExp): { readonly read: number; readonly holders: readonly string[] } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
  return { read: files.length, holders: files.filter((file) => SECRET.test(readFileSync(file, 'latin1'))) };
}

test('no secret, and no name of one, is in any file that a browser can fetch', () => {
  test.setTimeout(180_000);
  const [scripts, documents] = [listHolders('.next/static', /\.\w+$/), listHolders('.next/server/app', /\.html$/)];
  expect([...scripts.holders, ...documents.holders]).toEqual([]);
  expect(scripts.read).toBeGreaterThan(20);
  expect(documents.read).toBeGreaterThan(400);
});

test('nor in a step, which the running server renders among its own secrets', async ({ request }) => {
  const html = await (await request.get('/go-4-benefits/contact')).text();
  expect(html).toContain('data-step="contact"');
  expect(html).not.toMatch(SECRET);
});

test('the search finds what it looks for', () => {
  for (const [name, value] of Object.entries(PLANTED_SECRETS)) expect(`{${name}:"${value}"}`).toMatch(SECRET);
  for (const value of Object.values(PLANTED_SECRETS)) expect(value).toMatch(SECRET);
  expect(SAMPLE_SECRET).toMatch(SECRET);
  expect(listHolders('.next/server/chunks', /\.js$/).holders).not.toEqual([]);
});
