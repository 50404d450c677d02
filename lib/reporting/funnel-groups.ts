import type { Funnel, FunnelReport } from './funnel-report';
import { listGroupCells, listGroupColumns, listWholeCells } from './group-columns';
import { shareOf } from './group-rows';
import type { Cut } from './report-question';
import type { Cell, ReportTable } from './report-table';

/** The question at which most visits left; empty where none did. */
export function findWorstStep({ steps }: Funnel): string {
  return steps.reduce((worst, step) => (step.left > worst.left ? step : worst), { step: '', left: 0 }).step;
}

function forEachGroup(
  report: FunnelReport,
  by: readonly Cut[],
  read: (funnel: Funnel) => readonly Cell[],
): readonly (readonly Cell[])[] {
  const groups = (report.groups ?? []).map((group) => [...listGroupCells(by, group.by), ...read(group)]);
  return [...groups, [...listWholeCells(by), ...read(report)]];
}

/** One row a group: how many reached the number, and what a call earned. Days are drawn as lines. */
export function compareGroups(report: FunnelReport, by: readonly Cut[]): ReportTable {
  const isByDay = by.length === 1 && by[0] === 'day';
  const rows = forEachGroup(report, by, (funnel) => [
    ...[funnel.visits, funnel.numbersShown, shareOf(funnel.numbersShown, funnel.visits) ?? null],
    ...[findWorstStep(funnel), funnel.callsTapped, funnel.connected, funnel.sold],
    ...[funnel.costCents, funnel.revenueCents, shareOf(funnel.revenueCents, funnel.callsTapped) ?? null],
  ]);
  return {
    heading: 'Groups beside one another',
    columns: [
      ...listGroupColumns(by),
      { key: 'visits', label: 'visits', kind: 'count' },
      { key: 'numbers_shown', label: 'number shown', kind: 'count' },
      { key: 'share', label: 'of visits', kind: 'share' },
      { key: 'most_left_at', label: 'most left at', kind: 'text' },
      { key: 'calls_tapped', label: 'calls tapped', kind: 'count' },
      { key: 'connected', label: 'connected', kind: 'count' },
      { key: 'sold', label: 'sold', kind: 'count' },
      { key: 'cost_cents', label: 'cost', kind: 'cents' },
      { key: 'revenue_cents', label: 'revenue', kind: 'cents' },
      { key: 'revenue_cents_per_call', label: 'a tapped call earned', kind: 'cents' },
    ],
    rows: isByDay ? rows.slice(0, -1) : rows,
    chart: isByDay
      ? { kind: 'lines', labels: by, values: ['visits', 'numbers_shown'] }
      : { kind: 'bars', labels: by, values: ['share'], figures: ['share', 'revenue_cents_per_call'] },
  };
}

/** One row a group, a column a question: how many left there; nothing where the group was never asked. */
export function compareLeavers(report: FunnelReport, by: readonly Cut[]): ReportTable {
  const names = report.steps.filter(({ left }) => left > 0).map(({ step }) => step);
  return {
    heading: 'Where each group left',
    columns: [
      ...listGroupColumns(by),
      { key: 'visits', label: 'visits', kind: 'count' },
      ...names.map((name) => ({ key: name, label: name, kind: 'count' as const })),
      { key: 'number_shown', label: 'number shown', kind: 'count' },
    ],
    shades: { counts: names, of: 'visits' },
    rows: forEachGroup(report, by, (funnel) => [
      funnel.visits,
      ...names.map((name) => funnel.steps.find(({ step }) => step === name)?.left ?? null),
      funnel.numbersShown,
    ]),
  };
}
