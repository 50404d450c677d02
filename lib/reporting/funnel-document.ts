import { describeLeftOut, describePeriod, describeQuestion } from './describe-question';
import { compareGroups, compareLeavers, findWorstStep } from './funnel-groups';
import type { Funnel, FunnelReport } from './funnel-report';
import { listGroupCells, listGroupColumns } from './group-columns';
import { shareOf } from './group-rows';
import { listQuestions } from './question-document';
import type { QuestionFigures } from './question-report';
import type { Cut, ReportQuestion } from './report-question';
import type { Group, ReportRows } from './report-rows';
import { formatCell, type KeyFigure, type ReportDocument, type ReportTable } from './report-table';

/** One line of a funnel: how many visits came so far. */
interface Stage {
  readonly stage: string;
  readonly reached: number;
  readonly answered: number | null;
  readonly left: number | null;
}

/** From top to bottom, every question by its name between the visits and what followed. */
function listStages(funnel: Funnel): readonly Stage[] {
  const counted = (stage: string, reached: number): Stage => ({ stage, reached, answered: null, left: null });
  return [
    counted('visits', funnel.visits),
    ...funnel.steps.map(({ step, seen, answered, left }) => ({ stage: step, reached: seen, answered, left })),
    counted('lead', funnel.leads),
    counted('number shown', funnel.numbersShown),
    counted('call tapped', funnel.callsTapped),
    counted('call returned', funnel.callsReturned),
    counted('connected', funnel.connected),
    counted('sold', funnel.sold),
  ];
}

function buildStages(funnels: readonly (Funnel & { readonly by: Group })[], by: readonly Cut[]): ReportTable {
  return {
    heading: 'From the visit to the sale',
    columns: [
      ...listGroupColumns(by),
      { key: 'stage', label: 'stage', kind: 'text' },
      { key: 'visits', label: 'visits', kind: 'count' },
      { key: 'share', label: 'of all', kind: 'share' },
      { key: 'answered', label: 'answered', kind: 'count' },
      { key: 'left', label: 'left here', kind: 'count' },
      { key: 'left_share', label: 'of those who saw it', kind: 'share' },
    ],
    rows: funnels.flatMap((funnel) =>
      listStages(funnel).map(({ stage, reached, answered, left }) => [
        ...listGroupCells(by, funnel.by),
        ...[stage, reached, shareOf(reached, funnel.visits) ?? null, answered, left],
        left === null ? null : (shareOf(left, reached) ?? null),
      ]),
    ),
    chart: { kind: 'bars', labels: ['stage'], values: ['visits'], figures: ['visits', 'share'], end: 'left' },
  };
}

/** Now beside the same number of days before. */
function compareBefore(now: Funnel, before: Funnel): ReportTable {
  const earlier = new Map(listStages(before).map(({ stage, reached }) => [stage, reached]));
  return {
    heading: 'Beside as many days before',
    columns: [
      { key: 'stage', label: 'stage', kind: 'text' },
      { key: 'visits', label: 'now', kind: 'count' },
      { key: 'before', label: 'before', kind: 'count' },
      { key: 'share', label: 'of all now', kind: 'share' },
      { key: 'share_before', label: 'of all before', kind: 'share' },
    ],
    rows: listStages(now).map(({ stage, reached }) => {
      const was = earlier.get(stage) ?? 0;
      return [stage, reached, was, shareOf(reached, now.visits) ?? null, shareOf(was, before.visits) ?? null];
    }),
  };
}

/** The answer at a glance, beside as many days before. */
function listKeyFigures(now: Funnel, before: Funnel): readonly KeyFigure[] {
  const count = (value: number) => formatCell(value, 'count');
  const share = (part: number, whole: number) => formatCell(shareOf(part, whole) ?? null, 'share');
  const earned = ({ revenueCents, callsTapped }: Funnel) =>
    formatCell(shareOf(revenueCents, callsTapped) ?? null, 'cents');
  const worst = now.steps.find(({ step }) => step === findWorstStep(now));
  return [
    { label: 'visits', value: count(now.visits), beside: `${count(before.visits)} before` },
    {
      label: 'reached the number',
      value: share(now.numbersShown, now.visits),
      beside: `${count(now.numbersShown)} visits; ${share(before.numbersShown, before.visits)} before`,
    },
    ...(worst
      ? [
          {
            label: 'most left at',
            value: worst.step,
            beside: `${count(worst.left)} of ${count(worst.seen)} who saw it`,
          },
        ]
      : []),
    {
      label: 'tapped to call',
      value: count(now.callsTapped),
      beside: `${share(now.callsTapped, now.numbersShown)} of those with the number`,
    },
    { label: 'a tapped call earned', value: earned(now), beside: `${earned(before)} before` },
  ];
}

/** The answer in words, before any table. */
function summarize(report: FunnelReport): string {
  const { visits, numbersShown, callsTapped, revenueCents } = report;
  const reached = formatCell(shareOf(numbersShown, visits) ?? null, 'share');
  const worst = findWorstStep(report);
  const earned = formatCell(shareOf(revenueCents, callsTapped) ?? null, 'cents');
  return [
    `Of ${formatCell(visits, 'count')} visits, ${formatCell(numbersShown, 'count')} (${reached}) reached the number.`,
    ...(worst === '' ? [] : [`Of the others, most left at ${worst}.`]),
    ...(callsTapped === 0 ? [] : [`${formatCell(callsTapped, 'count')} tapped it, and such a call earned ${earned}.`]),
  ].join(' ');
}

/** All parts of the report on a funnel. */
export interface FunnelParts {
  readonly question: ReportQuestion;
  readonly report: FunnelReport;
  readonly before: FunnelReport;
  readonly questions: readonly QuestionFigures[];
  readonly rows: Pick<ReportRows, 'leftOut' | 'madeUp'>;
}

/** The funnel for people: how many came how far, where the others left, and what a call earned. */
export function describeFunnel({ question, report, before, questions, rows }: FunnelParts): ReportDocument {
  const { by } = question;
  const whole = { ...report, by: {} };
  return {
    title: `Funnel ${describeQuestion(question)}`,
    period: describePeriod(question),
    sentences: [summarize(report)],
    figures: listKeyFigures(report, before),
    notes: describeLeftOut(rows),
    tables: [
      buildStages([whole], []),
      ...(by.length > 0 ? [compareGroups(report, by), compareLeavers(report, by)] : []),
      listQuestions(questions),
      compareBefore(report, before),
    ],
    file: buildStages(report.groups ?? [whole], by),
  };
}
