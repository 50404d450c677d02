import { describeLeftOut, describePeriod, describeQuestion } from './describe-question';
import type { QuestionFigures } from './question-report';
import type { ReportQuestion } from './report-question';
import type { ReportRows } from './report-rows';
import type { ReportDocument, ReportTable } from './report-table';

function describeLeavers({ leftAfter }: QuestionFigures): string {
  return leftAfter.map(({ fault, left }) => `${fault === '' ? 'nothing refused' : fault} ${left}`).join(', ');
}

/** Time, steps back and refusals, a row a question. */
export function listQuestions(questions: readonly QuestionFigures[]): ReportTable {
  return {
    heading: 'At each question',
    columns: [
      { key: 'step', label: 'question', kind: 'text' },
      { key: 'seconds_to_answer', label: 'time to answer', kind: 'seconds' },
      { key: 'backs', label: 'went back', kind: 'count' },
      { key: 'refused', label: 'answers refused', kind: 'count' },
      { key: 'left_after', label: 'left, by what was refused last', kind: 'text' },
    ],
    rows: questions.map((one) => [one.step, one.secondsToAnswer, one.backs, one.refused, describeLeavers(one)]),
    chart: { kind: 'bars', labels: ['step'], values: ['seconds_to_answer'] },
  };
}

/** How each question does, for people. */
export function describeQuestions(
  question: ReportQuestion,
  figures: readonly QuestionFigures[],
  rows: Pick<ReportRows, 'leftOut' | 'madeUp'>,
): ReportDocument {
  const table = listQuestions(figures);
  return {
    title: `Questions ${describeQuestion(question)}`,
    period: describePeriod(question),
    sentences: [],
    notes: describeLeftOut(rows),
    tables: [table],
    file: table,
  };
}
