import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findProgram } from '@/tests/support/programs';

test('what nothing catches is logged by its name, counted, and ends nothing', async () => {
  const args = [findProgram('tests/support/careless-process.ts')];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(/"message":"uncaught error","reason":"unhandledRejection","errorName":"RangeError"/);
  expect(stdout).toMatch(/"message":"uncaught error","reason":"uncaughtException","errorName":"TypeError"/);
  expect(stdout).toContain('funnel_uncaught_errors_total{kind="unhandledRejection"} 1');
  expect(stdout).toContain('funnel_uncaught_errors_total{kind="uncaughtException"} 1');
  expect(stdout + stderr).not.toContain('ada');
});

test('a log whose reader is gone is counted a line, and keeps the process from nothing', async () => {
  const child = fork(findProgram('tests/support/unread-process.ts'), { silent: true });
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.send('unread');
  const [counts] = (await once(child, 'message')) as [string];
  expect(counts).toContain('funnel_uncaught_errors_total{kind="unreadLog"} 2');
  expect(counts).not.toContain('kind="uncaughtException"');
}, 20_000);
