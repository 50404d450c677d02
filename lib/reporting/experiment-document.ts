import type { ExperimentFigures } from './experiment-figures';
import type { Cell, ReportDocument, ReportTable } from './report-table';

const WHY: Readonly<Record<string, string>> = {
  bot: 'visits of robots',
  forced: 'visits with a variant that somebody chose',
  test: 'tests by a signed link',
  mixed: 'visitors who were shown more than one variant',
};

function buildTable({ name, variants }: ExperimentFigures): ReportTable {
  return {
    heading: `${name}: more calls of visitors than “${variants[0]?.variant ?? ''}”, with 95 % certainty`,
    chart: { kind: 'intervals', labels: ['variant'], values: ['rate_difference_low', 'rate_difference_high'] },
    columns: [
      { key: 'experiment', label: 'experiment', kind: 'text' },
      { key: 'variant', label: 'variant', kind: 'text' },
      { key: 'exposures', label: 'visitors', kind: 'count' },
      { key: 'calls_tapped', label: 'calls tapped', kind: 'count' },
      { key: 'rate', label: 'of visitors', kind: 'rate' },
      { key: 'rate_difference_low', label: 'more, at least', kind: 'rate' },
      { key: 'rate_difference_high', label: 'at most', kind: 'rate' },
      { key: 'revenue_cents_per_visitor', label: 'a visitor earned', kind: 'cents' },
      { key: 'revenue_cents_difference_low', label: 'more, at least', kind: 'cents' },
      { key: 'revenue_cents_difference_high', label: 'at most', kind: 'cents' },
      { key: 'leads', label: 'leads', kind: 'count' },
      { key: 'sold', label: 'sold', kind: 'count' },
      { key: 'refused_rate', label: 'answers refused', kind: 'rate' },
    ],
    rows: variants.map((one): readonly Cell[] => [
      ...[name, one.variant, one.exposures, one.callsTapped, one.rate],
      ...[one.rateDifference?.low ?? null, one.rateDifference?.high ?? null, one.revenueCentsPerVisitor],
      ...[one.revenueDifference?.low ?? null, one.revenueDifference?.high ?? null],
      ...[one.leads, one.sold, one.refusedRate],
    ]),
  };
}

function describeOne({ name, page, startsOn, endsOn, daysLeft, leftOut, conclusion }: ExperimentFigures): string[] {
  const left = Object.entries(leftOut).filter(([, count]) => count > 0);
  return [
    `${name} on ${page}, ${startsOn} to ${endsOn} (${daysLeft} days left): ${conclusion}`,
    ...(left.length > 0 ? [`Left out: ${left.map(([why, count]) => `${count} ${WHY[why] ?? why}`).join(', ')}.`] : []),
  ];
}

/** What experiments show, for people. The intervals hold however often one looks. */
export function describeExperiments(experiments: readonly ExperimentFigures[]): ReportDocument {
  const tables = experiments.map(buildTable);
  const file: ReportTable = {
    heading: 'Experiments',
    columns: tables[0]?.columns ?? [{ key: 'experiment', label: 'experiment', kind: 'text' }],
    rows: tables.flatMap(({ rows }) => rows),
  };
  return {
    title: 'Experiments',
    sentences: experiments.length === 0 ? ['There is no experiment.'] : experiments.flatMap(describeOne),
    tables,
    file,
  };
}
