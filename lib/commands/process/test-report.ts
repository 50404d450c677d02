import { readFileSync } from 'node:fs';
import * as z from 'zod';

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const vitestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
});

const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const NOTHING: TestCount = { passed: 0, failed: 0, skipped: 0 };

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A file that does not load counts as one failure. */
export function readVitestReport(path: string): TestCount {
  const report = vitestReportSchema.safeParse(readJson(path)).data;
  if (report === undefined) return NOTHING;
  const failed = report.success ? 0 : Math.max(report.numFailedTests, 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

/** A test that passed on its second try has passed. */
export function readPlaywrightReport(path: string): TestCount {
  const stats = playwrightReportSchema.safeParse(readJson(path)).data?.stats;
  if (stats === undefined) return NOTHING;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
