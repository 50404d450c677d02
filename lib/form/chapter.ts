import type { LocalizedText } from '@/lib/names/language';

/** A part of a form as visitors know it: what the questions of a stretch are about. */
export interface Chapter<StepName extends string = string, Text = LocalizedText> {
  /** One to three words that follow “Part 2 of 3”. */
  readonly title: Text;
  /** The first step of it; it goes as far as the next chapter begins. */
  readonly from: StepName;
}

/** Three at most: more are a list to work off. The first begins with the form. */
export type Chapters<StepName extends string = string> =
  | readonly [Chapter<StepName>]
  | readonly [Chapter<StepName>, Chapter<StepName>]
  | readonly [Chapter<StepName>, Chapter<StepName>, Chapter<StepName>];
