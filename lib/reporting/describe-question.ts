import type { ReportQuestion } from './report-question';
import type { ReportRows } from './report-rows';

/** Which visits a report is about, after its name. */
export function describeQuestion({ page, brand }: ReportQuestion): string {
  const of = [
    page === undefined ? 'of all pages' : `of ${page}`,
    brand === undefined ? 'on all brands' : `on ${brand}`,
  ];
  return of.join(' ');
}

/** Of which days. */
export function describePeriod({ from, to }: ReportQuestion): string {
  return `${from === to ? from : `${from} to ${to}`}, Pacific time`;
}

/** What is not in the figures, and what is in them that nobody did: said also where it is nothing. */
export function describeLeftOut({ leftOut, madeUp }: Pick<ReportRows, 'leftOut' | 'madeUp'>): readonly string[] {
  const { bot = 0, forced = 0, test = 0 } = leftOut;
  return [
    ...(madeUp > 0 ? [`${madeUp} of these visits were made up for the demo.`] : []),
    `Left out: ${bot} visits of bots, ${forced} with a variant that somebody forced, ${test} tests by a signed link.`,
    'A browser that a program drives counts as a bot, so visits of our own tests and walks are among those.',
  ];
}
