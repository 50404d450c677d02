import type { Experiment } from '@/lib/experiments/experiment';
import type { BrandCode } from '@/lib/names/brand-code';
import { describeExperiments } from './experiment-document';
import type { ExperimentQuestion, ExperimentRows } from './experiment-figures';
import { buildExperimentFigures } from './experiment-report';
import { describeFunnel } from './funnel-document';
import { buildFunnelReport } from './funnel-report';
import { buildHealthReport, describeHealth, type HealthRows } from './health-report';
import { describeMoney } from './money-document';
import { buildMoneyReport } from './money-report';
import { describeQuestions } from './question-document';
import { buildQuestionReport } from './question-report';
import { askBefore, type ReportQuestion } from './report-question';
import type { ReportRows } from './report-rows';
import type { ReportDocument } from './report-table';

/** A report as people read it, and its figures for machines: the same numbers. */
export interface AnsweredReport {
  readonly document: ReportDocument;
  readonly json: unknown;
}

/** Where the counts come from. */
export interface ReportSources {
  read(question: ReportQuestion): Promise<ReportRows>;
  readExperiment(question: ExperimentQuestion): Promise<ExperimentRows>;
  readHealth(brand: BrandCode | null): Promise<HealthRows>;
}

/** What a report is built from. */
export interface ReportMeans {
  readonly sources: ReportSources;
  readonly experiments: readonly Experiment[];
  readonly now: Date;
}

type Answer = (question: ReportQuestion, means: ReportMeans) => Promise<AnsweredReport>;

async function answerFunnel(question: ReportQuestion, { sources }: ReportMeans): Promise<AnsweredReport> {
  const [rows, earlier] = [await sources.read(question), await sources.read({ ...askBefore(question), by: [] })];
  const report = buildFunnelReport(rows, question.by.length > 0);
  const before = buildFunnelReport(earlier, false);
  const questions = buildQuestionReport(rows.steps);
  return { document: describeFunnel({ question, report, before, questions, rows }), json: report };
}

async function answerQuestions(question: ReportQuestion, { sources }: ReportMeans): Promise<AnsweredReport> {
  const rows = await sources.read({ ...question, by: [] });
  const questions = buildQuestionReport(rows.steps);
  return { document: describeQuestions(question, questions, rows), json: { questions } };
}

async function answerMoney(question: ReportQuestion, { sources }: ReportMeans): Promise<AnsweredReport> {
  const rows = await sources.read(question);
  const report = buildMoneyReport(rows, question.by.length > 0);
  return { document: describeMoney(question, report, rows), json: report };
}

/** Whole experiments, from their first day on; of one page where the question names one. */
async function answerExperiments(
  { page: asked }: ReportQuestion,
  { sources, experiments, now }: ReportMeans,
): Promise<AnsweredReport> {
  const figures = [];
  for (const experiment of experiments.filter(({ page }) => asked === undefined || page === asked)) {
    const { name, page, startsOn: from, endsOn: to } = experiment;
    const rows = await sources.readExperiment({
      name,
      variants: experiment.variants.map((one) => one.name),
      page,
      from,
      to,
    });
    figures.push(buildExperimentFigures(experiment, rows, now.toISOString().slice(0, 10)));
  }
  return { document: describeExperiments(figures), json: { experiments: figures } };
}

async function answerHealth({ brand }: ReportQuestion, { sources }: ReportMeans): Promise<AnsweredReport> {
  const report = buildHealthReport(await sources.readHealth(brand ?? null));
  return { document: describeHealth(report), json: report };
}

/** The reports by their names, with what each is about. */
const REPORTS = {
  funnel: { about: 'how many visits came how far, and where the others left', answer: answerFunnel },
  questions: { about: 'time, steps back and refused answers at each question', answer: answerQuestions },
  money: { about: 'what visits cost and earned', answer: answerMoney },
  experiments: { about: 'what each variant brings, and what may be concluded', answer: answerExperiments },
  health: { about: 'the last hour beside the usual, providers, what was lost, what waits', answer: answerHealth },
} as const satisfies Readonly<Record<string, { readonly about: string; readonly answer: Answer }>>;

export type ReportName = keyof typeof REPORTS;

export const REPORT_NAMES = Object.keys(REPORTS) as readonly ReportName[];

/** In a few words, what a report is about. */
export function describeReport(name: ReportName): string {
  return REPORTS[name].about;
}

/** Answers a question by one of the reports. */
export function answerReport(name: ReportName, question: ReportQuestion, means: ReportMeans): Promise<AnsweredReport> {
  return REPORTS[name].answer(question, means);
}
