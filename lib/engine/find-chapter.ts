import type { LocalizedForm } from './form-state';
import { getStep } from './get-step';

/** Which part of the way a step is in: “Part 2 of 3: Who drives”. */
export interface ChapterPosition {
  readonly title: string;
  /** 1-based. */
  readonly number: number;
  readonly total: number;
}

/** The chapter that a step stands in; undefined for a form without chapters. */
export function findChapter({ chapters = [], ...form }: LocalizedForm, stepName: string): ChapterPosition | undefined {
  const { number } = getStep(form, stepName);
  const starts = chapters.map(({ from }) => getStep(form, from).number);
  const place = starts.findLastIndex((start) => start <= number);
  const chapter = chapters[place];
  return chapter && { title: chapter.title, number: place + 1, total: chapters.length };
}
