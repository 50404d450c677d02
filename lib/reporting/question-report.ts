import { groupSteps } from './funnel-report';
import { groupRows, shareOf, sumOf } from './group-rows';
import type { StepCounts } from './report-rows';

/** How a question does, beside how many pass it. */
export interface QuestionFigures {
  readonly step: string;
  /** From the first sight to the first answer, on average; null where no answer was timed. */
  readonly secondsToAnswer: number | null;
  readonly backs: number;
  readonly refused: number;
  /** Who left here, by the field that was refused last; empty for those of whom nothing was refused. */
  readonly leftAfter: readonly { readonly fault: string; readonly left: number }[];
}

function roundSeconds(ms: number | undefined): number | null {
  return ms === undefined ? null : Math.round(ms / 100) / 10;
}

function listFaults(counts: readonly StepCounts[]): QuestionFigures['leftAfter'] {
  return [...groupRows(counts, ({ fault }) => fault)]
    .map(([fault, rows]) => ({ fault, left: sumOf(rows, ({ left }) => left) }))
    .filter(({ left }) => left > 0)
    .sort((one, other) => other.left - one.left || one.fault.localeCompare(other.fault));
}

/** Every question that visits saw, in the order in which they met it. */
export function buildQuestionReport(rows: readonly StepCounts[]): readonly QuestionFigures[] {
  return groupSteps(rows).map(([step, counts]) => ({
    step,
    secondsToAnswer: roundSeconds(
      shareOf(
        sumOf(counts, ({ answerMs }) => answerMs),
        sumOf(counts, ({ timed }) => timed),
      ),
    ),
    backs: sumOf(counts, ({ backs }) => backs),
    refused: sumOf(counts, ({ refused }) => refused),
    leftAfter: listFaults(counts),
  }));
}
