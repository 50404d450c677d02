import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatTrialTable, readTrialReports, REPORT_FILE, reportTrial, type TrialReport } from './trial-report';

const KILLS: TrialReport = {
  trial: 'kill -9 of the server',
  tried: { kills: 200, sent: 41_000 },
  ...{ acknowledged: 40_812, lost: 3, wrong: 0, twice: 0, seconds: 811.4, isHeld: false },
};
const HOSTILE: TrialReport = { trial: 'hostile requests', tried: { requests: 7000 }, seconds: 95, isHeld: true };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trial-report-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('what trials report is read again in their order', () => {
  vi.stubEnv(REPORT_FILE, join(folder, 'reports.jsonl'));
  reportTrial(KILLS);
  reportTrial(HOSTILE);
  expect(readTrialReports(join(folder, 'reports.jsonl'))).toEqual([KILLS, HOSTILE]);
});

test('a trial that nobody listens to only prints', () => {
  vi.stubEnv(REPORT_FILE, undefined);
  reportTrial(KILLS);
  expect(readTrialReports(join(folder, 'reports.jsonl'))).toEqual([]);
});

test('the table has a line a trial, with what it does not count left open', () => {
  expect(formatTrialTable([KILLS, HOSTILE]).split('\n')).toEqual([
    'Trial                  Tried                   Acknowledged  Lost  Wrong  Twice  Seconds  Verdict',
    'kill -9 of the server  200 kills, 41,000 sent        40,812     3      0      0      811  FAILED',
    'hostile requests       7,000 requests                     –     –      –      –       95  held',
  ]);
});
