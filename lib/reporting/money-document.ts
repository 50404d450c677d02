import { describeLeftOut, describePeriod, describeQuestion } from './describe-question';
import { listGroupCells, listGroupColumns, listWholeCells } from './group-columns';
import type { Money, MoneyReport } from './money-report';
import type { ReportQuestion } from './report-question';
import type { ReportRows } from './report-rows';
import {
  formatCell,
  type Cell,
  type Column,
  type KeyFigure,
  type ReportDocument,
  type ReportTable,
} from './report-table';

const MONEY_COLUMNS: readonly Column[] = [
  { key: 'visits', label: 'visits', kind: 'count' },
  { key: 'calls_tapped', label: 'calls tapped', kind: 'count' },
  { key: 'connected', label: 'connected', kind: 'count' },
  { key: 'sold', label: 'sold', kind: 'count' },
  { key: 'cost_cents', label: 'cost', kind: 'cents' },
  { key: 'revenue_cents', label: 'revenue', kind: 'cents' },
  { key: 'profit_cents', label: 'profit', kind: 'cents' },
  { key: 'cost_cents_per_visit', label: 'a visit cost', kind: 'cents' },
  { key: 'revenue_cents_per_visit', label: 'a visit earned', kind: 'cents' },
  { key: 'revenue_cents_per_call', label: 'a tapped call earned', kind: 'cents' },
  { key: 'revenue_cents_per_connected', label: 'a connected call earned', kind: 'cents' },
];

function listCells(money: Money): readonly Cell[] {
  return [
    ...[money.visits, money.callsTapped, money.connected, money.sold],
    ...[money.costCents, money.revenueCents, money.profitCents, money.costCentsPerVisit],
    ...[money.revenueCentsPerVisit, money.revenueCentsPerCallTapped, money.revenueCentsPerConnected],
  ];
}

function listKeyFigures(money: Money): readonly KeyFigure[] {
  const { costCents, revenueCents, profitCents, revenueCentsPerVisit, costCentsPerVisit } = money;
  const dollars = (cents: number | null) => formatCell(cents, 'cents');
  return [
    { label: 'cost', value: dollars(costCents), beside: `${dollars(costCentsPerVisit)} a visit` },
    { label: 'revenue', value: dollars(revenueCents), beside: `${dollars(revenueCentsPerVisit)} a visit` },
    { label: 'profit', value: dollars(profitCents) },
    { label: 'a tapped call earned', value: dollars(money.revenueCentsPerCallTapped) },
  ];
}

function describeUnmatched({ costCents, revenueCents, outcomes }: ReportRows['unmatched']): readonly string[] {
  const [cost, revenue] = [formatCell(costCents, 'cents'), formatCell(revenueCents, 'cents')];
  return [
    ...(outcomes > 0 ? [`Of no known visit: ${outcomes} outcomes with ${revenue}.`] : []),
    ...(costCents > 0 ? [`Of campaigns without a visit on their day: ${cost}.`] : []),
  ];
}

/** What visits cost and earned, for people. */
export function describeMoney(
  question: ReportQuestion,
  report: MoneyReport,
  rows: Pick<ReportRows, 'leftOut' | 'madeUp'>,
): ReportDocument {
  const { by } = question;
  const groups = (report.groups ?? []).map((group) => [...listGroupCells(by, group.by), ...listCells(group)]);
  const table: ReportTable = {
    heading: 'What visits cost and earned',
    columns: [...listGroupColumns(by), ...MONEY_COLUMNS],
    rows: [...groups, [...listWholeCells(by), ...listCells(report)]],
    ...(by.length > 0 && { chart: { kind: 'bars', labels: by, values: ['revenue_cents', 'cost_cents'] } }),
  };
  return {
    title: `Money ${describeQuestion(question)}`,
    period: describePeriod(question),
    sentences: describeUnmatched(report.unmatched),
    figures: listKeyFigures(report),
    notes: describeLeftOut(rows),
    tables: [table],
    file: table,
  };
}
