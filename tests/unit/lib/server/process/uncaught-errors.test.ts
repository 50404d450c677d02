import { execFile } from 'node:child_process';
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
