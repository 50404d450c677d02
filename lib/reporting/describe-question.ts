import type { ReportQuestion } from './report-question';
import type { ReportRows } from './report-rows';

const WHY: Readonly<Record<string, string>> = { bot: 'of robots', forced: 'with a variant that somebody chose' };

/** Which visits a report is about, after its name. */
export function describeQuestion({ page, brand, from, to }: ReportQuestion): string {
  const of = [
    page === undefined ? 'of all pages' : `of ${page}`,
    brand === undefined ? 'on all brands' : `on ${brand}`,
  ];
  return `${of.join(' ')}, ${from === to ? from : `${from} to ${to}`} (Pacific time)`;
}

/** What is not in the figures, and what is in them that nobody did. */
export function describeLeftOut({ leftOut, madeUp }: Pick<ReportRows, 'leftOut' | 'madeUp'>): readonly string[] {
  const left = Object.entries(leftOut).filter(([, count]) => count > 0);
  return [
    ...(madeUp > 0 ? [`${madeUp} of these visits were made up for the demo.`] : []),
    ...left.map(([why, count]) => `Left out: ${count} visits ${WHY[why] ?? why}.`),
  ];
}
