import assert from 'node:assert/strict';
import { registry } from '@/funnels/registry';
import { answerReport, type ReportMeans, type ReportName } from '@/lib/reporting/answer-report';
import type { ExperimentFigures } from '@/lib/reporting/experiment-figures';
import type { FunnelReport } from '@/lib/reporting/funnel-report';
import type { HealthReport } from '@/lib/reporting/health-report';
import type { MoneyReport } from '@/lib/reporting/money-report';
import type { QuestionFigures } from '@/lib/reporting/question-report';
import { CUTS, type ReportQuestion } from '@/lib/reporting/report-question';
import { askDuckFunnel, type DuckDB } from './ask-duckdb';
import { countExposures } from './made-up-exposures';
import * as truth from './made-up-truth';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** What is asked of a month that ends at `endsAt` (Unix ms): each cut, and what a marketer asks. */
export function listQuestions(endsAt: number): readonly ReportQuestion[] {
  const whole = { from: truth.findPacificDay(endsAt - 30 * DAY_MS), to: truth.findPacificDay(endsAt) };
  const week = { ...whole, from: truth.findPacificDay(endsAt - 6 * DAY_MS) };
  return [
    { ...whole, by: [] },
    ...CUTS.map((cut): ReportQuestion => ({ ...whole, by: [cut] })),
    { ...week, page: 'otc-savings', brand: 'm10', by: ['variant', 'campaign'] },
    { ...whole, brand: 'bh', by: ['device', 'source', 'day'] },
  ];
}

const byStep = <Row extends { readonly step: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.step < other.step ? -1 : 1));

/** How many figures a value holds, whatever its shape. */
function countFigures(value: unknown): number {
  if (typeof value === 'number' || value === null) return 1;
  if (typeof value !== 'object') return 0;
  return Object.values(value).reduce((sum: number, part) => sum + countFigures(part), 0);
}

/** Throws where what is told is not what happened; gives how many figures that was. */
function expectSame(told: unknown, happened: unknown): number {
  assert.deepStrictEqual(told, happened);
  return countFigures(happened);
}

async function ask<Report>(name: ReportName, question: ReportQuestion, means: ReportMeans): Promise<Report> {
  return (await answerReport(name, question, means)).json as Report;
}

const withSteps = <Funnel extends { readonly steps: FunnelReport['steps'] }>(funnel: Funnel) => ({
  ...funnel,
  steps: byStep(funnel.steps),
});

/** What the groups of a report are, by their names. */
function nameGroups<Group extends { readonly by: object }>(
  groups: readonly Group[] | undefined,
  { by }: ReportQuestion,
): ReadonlyMap<string, Omit<Group, 'by'>> {
  return new Map(
    (groups ?? []).map(({ by: own, ...rest }) => [
      JSON.stringify(by.map((cut) => (own as Readonly<Record<string, string>>)[cut])),
      rest,
    ]),
  );
}

const byKey = (map: ReadonlyMap<string, unknown>) => [...map].sort(([one], [other]) => (one < other ? -1 : 1));

/** Holds what funnel, money and questions say of one question against what happened; gives the figures compared. */
export async function checkQuestion(
  month: truth.MadeUpMonth,
  question: ReportQuestion,
  means: ReportMeans,
): Promise<number> {
  const counted = truth.pickCounted(month.visits, question);
  const all = truth.pickCounted(month.visits, { from: question.from, to: question.to });
  const grouped = question.by.length > 0 ? [...truth.groupVisits(counted, question.by)] : [];
  const whole = truth.countFunnel(counted, all, month);
  const groups = new Map(grouped.map(([key, own]) => [key, truth.countFunnel(own, all, month)]));
  const { groups: toldGroups, ...told } = await ask<FunnelReport>('funnel', question, means);
  let figures = expectSame(withSteps(told), whole);
  const toldFunnels = [...nameGroups(toldGroups, question)].map(([key, one]) => [key, withSteps(one)] as const);
  figures += expectSame(byKey(new Map(toldFunnels)), byKey(groups));
  const { groups: moneyGroups, ...money } = await ask<MoneyReport>('money', question, means);
  const unmatched = truth.countUnmatched(all, month, question);
  figures += expectSame(money, { ...truth.countMoney(whole), unmatched });
  const amounts = new Map([...groups].map(([key, one]) => [key, truth.countMoney(one)]));
  figures += expectSame(byKey(nameGroups(moneyGroups, question)), byKey(amounts));
  const { questions } = await ask<{ questions: QuestionFigures[] }>('questions', question, means);
  const toldQuestions = questions.map((one) => ({
    ...one,
    leftAfter: one.leftAfter.toSorted((a, b) => (a.fault < b.fault ? -1 : 1)),
  }));
  figures += expectSame(byStep(toldQuestions), truth.countQuestions(counted));
  const { leftOut, madeUp, optedOut } = await means.sources.read(question);
  return (
    figures +
    expectSame(
      { leftOut, madeUp, optedOut },
      {
        leftOut: truth.countLeftOut(month.visits, question),
        madeUp: counted.length,
        optedOut: counted.filter((visit) => visit.isOptedOut).length,
      },
    )
  );
}

/** Holds what is said of each experiment against what happened, but for intervals, which have tests of their own. */
export async function checkExperiments(month: truth.MadeUpMonth, means: ReportMeans): Promise<number> {
  const { experiments } = await ask<{ experiments: ExperimentFigures[] }>(
    'experiments',
    { from: '2026-01-01', to: '2026-01-01', by: [] },
    means,
  );
  const told = experiments.map(({ variants, leftOut }) => ({
    variants: variants.map(({ weight: _, rateDifference: _rate, revenueDifference: _revenue, ...one }) => one),
    leftOut,
  }));
  return expectSame(
    told,
    means.experiments.map((experiment) => countExposures(month, experiment)),
  );
}

/** Holds the last hour and its like in the weeks before against what happened. */
export async function checkHealth(month: truth.MadeUpMonth, means: ReportMeans): Promise<number> {
  const { hour, visits, answers, leads } = await ask<HealthReport>('health', { from: '', to: '', by: [] }, means);
  const [now, ...before] = [0, 1, 2, 3, 4].map((week) =>
    truth.countHour(month.visits, Date.parse(hour) - week * WEEK_MS),
  );
  const expected = (what: 'visits' | 'answers' | 'leads') => {
    const seen = before.map((one) => one[what]).filter((count) => count > 0);
    const usual = seen.length === 0 ? null : seen.reduce((sum, count) => sum + count, 0) / seen.length;
    return { now: now?.[what], usual };
  };
  const told = [visits, answers, leads].map(({ isLow: _, ...one }) => one);
  return expectSame(told, [expected('visits'), expected('answers'), expected('leads')]);
}

/** Everything that reports say of a month, against what happened; gives how many figures were the same. */
export async function checkMonth(
  month: truth.MadeUpMonth,
  means: Omit<ReportMeans, 'experiments'>,
  endsAt: number,
): Promise<number> {
  const first = new Date(endsAt - 20 * DAY_MS).toISOString().slice(0, 10);
  // As if they had begun earlier: most of a month is looked at.
  const experiments = registry.experiments.map((experiment) => ({ ...experiment, startsOn: first }));
  let figures = 0;
  for (const question of listQuestions(endsAt))
    figures += await checkQuestion(month, question, { ...means, experiments });
  figures += await checkExperiments(month, { ...means, experiments });
  return figures + (await checkHealth(month, { ...means, experiments }));
}

/** Holds the funnel of an export, as another engine counts it, against what happened, whole and by each cut. */
export async function checkDuckDB(
  month: truth.MadeUpMonth,
  duck: DuckDB,
  folder: string,
  endsAt: number,
): Promise<number> {
  let figures = 0;
  for (const question of listQuestions(endsAt).filter(({ by }) => by.length <= 1)) {
    const [cut] = question.by;
    const counted = truth.pickCounted(month.visits, question);
    const groups = truth.groupVisits(counted, question.by);
    const expected = [...groups].map(([key, own]): [string, unknown] => [
      (JSON.parse(key) as readonly string[])[0] ?? '',
      truth.countFunnel(own, counted, month),
    ]);
    const told = [...(await askDuckFunnel(duck, folder, question, cut))].map(([key, funnel]): [string, unknown] => [
      key,
      withSteps(funnel as FunnelReport),
    ]);
    figures += expectSame(byKey(new Map(told)), byKey(new Map(expected)));
  }
  return figures;
}
