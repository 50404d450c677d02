import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPgliteDatabase } from '@/lib/server/store/pglite-database';
import { findProgram } from '@/tests/support/programs';

const CYCLES = 3;
const ACKNOWLEDGED_BEFORE_KILL = 200;

/** Starts the writer, kills it in full flight, and gives the ids that were acknowledged until then. */
function writeAndKill(folder: string): Promise<string[]> {
  const writer = spawn(process.execPath, [findProgram('tests/support/store-writer.ts'), `file:${folder}`]);
  let output = '';
  let errors = '';
  writer.stderr.on('data', (chunk) => (errors += String(chunk)));
  writer.stdout.on('data', (chunk) => {
    output += String(chunk);
    if (output.split('\n').length > ACKNOWLEDGED_BEFORE_KILL) writer.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    writer.once('exit', (_code, signal) => {
      if (signal === 'SIGKILL') resolve(output.split('\n').slice(0, -1));
      else reject(new Error(`the writer ended by itself: ${errors}`));
    });
  });
}

test('what was acknowledged outlives kill -9, each event with its outbox row', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-durability-'));
  const acknowledged: string[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) acknowledged.push(...(await writeAndKill(folder)));

  const database = await openPgliteDatabase(folder);
  const rows = await database.query(
    'SELECT events.id, outbox.payload_id FROM events LEFT JOIN outbox ON payload_id = events.id',
  );
  await database.close();
  rmSync(folder, { recursive: true });

  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(CYCLES * ACKNOWLEDGED_BEFORE_KILL);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(rows.filter(({ id, payload_id }) => id !== payload_id)).toEqual([]);
});
