import type { ReportSources } from '@/lib/reporting/answer-report';
import type { Exports } from './exports';

/** Counts of what was stored. Reading brings them up to date first. */
export interface Reports extends ReportSources, Exports {
  /** Where another process is at it, that one does it. */
  catchUp(): Promise<void>;
  /** As `catchUp`, a little at a time: waits for `rest` after each, which is told how many ms it took. */
  keepUp(rest: (tookMs: number) => Promise<void>): Promise<void>;
  /** Makes all roll-ups anew out of what is stored; returns how many visits there are. */
  rebuild(): Promise<number>;
}
