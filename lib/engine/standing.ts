import type { FormValues } from '@/lib/fields/form-values';
import { findChapter, type ChapterPosition } from './find-chapter';
import { leaveOutSettled, listAskedBefore } from './asked-steps';
import type { FormState, LocalizedForm, LocalizedStep } from './form-state';
import { getStep } from './get-step';
import { pickJourneyValues } from './journey';
import { computeProgress, type Progress } from './progress';

/** Where a form stands, as it is drawn. Prerendered with the page, so that the first load does not work it out. */
export interface Standing {
  readonly progress: Progress;
  /** Absent where a form has none. */
  readonly chapter?: ChapterPosition;
  /** The step on screen, where it asks less than the form says: other forms settled the rest. */
  readonly left?: LocalizedStep;
  /** The step that Back leads to. */
  readonly previous?: string;
  /** The answers to the steps of the journey. */
  readonly journeyValues: FormValues;
}

export function describeStanding(localizedForm: LocalizedForm, state: FormState): Standing {
  const chapter = findChapter(localizedForm, state.stepName);
  const { step } = getStep(localizedForm, state.stepName);
  const left = leaveOutSettled(step, state);
  const previous = listAskedBefore(localizedForm, state.stepName, state).at(-1);
  return {
    progress: computeProgress(localizedForm, state.stepName, state),
    ...(chapter && { chapter }),
    ...(left !== step && { left }),
    ...(previous && { previous: previous.name }),
    journeyValues: pickJourneyValues(localizedForm, state.values),
  };
}
