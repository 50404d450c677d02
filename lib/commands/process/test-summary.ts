import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** A phase of a run that has ended. */
export interface PhaseTime {
  readonly title: string;
  readonly ms: number;
}

const coverageSchema = z.array(z.object({ title: z.string(), all: z.number(), seen: z.array(z.string()) }));

function formatTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A line a phase and one for the whole, which is less than their sum where phases ran beside each other. */
export function formatPhaseTimes(phases: readonly PhaseTime[], wholeMs: number): string {
  const rows = [...phases, { title: 'Whole', ms: wholeMs }].map(({ title, ms }) => ({ title, time: formatTime(ms) }));
  const width = Math.max(...rows.map(({ title }) => title.length));
  const timeWidth = Math.max(...rows.map(({ time }) => time.length));
  return rows.map(({ title, time }) => `  ${title.padEnd(width)}  ${time.padStart(timeWidth)}`).join('\n');
}

/** What the end-to-end tests came to, a line each, from the report that they write; nothing where there is none. */
export function formatCoverage(path: string): string {
  try {
    const coverage = coverageSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    return coverage.map(({ title, all, seen }) => `  ${title}: ${seen.length} of ${all}`).join('\n');
  } catch {
    return '';
  }
}
