import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '@/lib/server/process/open-store';
import { copyMigratedStore } from '@/tests/support/model-stores';
import { projectRoot } from '@/tests/support/project-files';
import { makeConsent, makeLead } from '@/tests/support/store-records';
import { findProgram } from '@/tests/support/programs';

const text = 'Call me at (206) 555-0142.';
const lead = makeLead();
const consent = makeConsent(lead, { text, textSha256: createHash('sha256').update(text).digest('hex') });
const forged = makeConsent(lead, { text: 'Call me at (206) 555-0143.', actedAt: '2021-05-06T00:00:00.000Z' });

let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'consents-'));
  copyMigratedStore(join(folder, 'store'));
  const store = await openStore(`file:${join(folder, 'store')}`, { isRelayed: false });
  await store.saveLead(lead, [consent]);
  const other = makeLead();
  await store.saveLead(other, [{ ...forged, leadId: other.id }]);
  await store.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: string[]): Promise<readonly [code: number, stdout: string]> {
  const env = { ...process.env, DATABASE_URL: `file:${join(folder, 'store')}`, PORT: '1' };
  const args = [findProgram('lib/commands/consents.ts'), ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: projectRoot, env }, (error, stdout) =>
      resolve([Number(error?.code ?? 0), stdout]),
    );
  });
}

test('one command proves the consent of a lead, and shows who it was only when asked', async () => {
  const [code, proof] = await run('lead', lead.id);
  expect([code, proof.includes('equal'), proof.includes('(•••) •••-••42')]).toEqual([0, true, true]);
  expect((await run('lead', lead.id, '--show'))[1]).toContain('(206) 555-0142');
});

test('a number or a day lists what there is, and ends with 1 where nothing is or words are not the hashed ones', async () => {
  expect(await run('phone', '+1 206-555-0142')).toEqual([0, expect.stringContaining(lead.id) as string]);
  expect(await run('phone', '0199')).toEqual([1, 'No consent is stored.\n']);
  expect(await run('day', '2021-05-06')).toEqual([1, expect.stringContaining('HASH DIFFERS') as string]);
});
