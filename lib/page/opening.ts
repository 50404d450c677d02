import type { Language } from '@/lib/names/language';
import type { IconName } from '@/lib/names/page-names';
import type { Step } from '@/lib/form/step';

/**
 * How a page puts the first question of its form: in words that go with what the ad promised. It asks the same thing,
 * and the button says only what follows (compliance T-04). Whatever is absent stays as the step has it.
 */
export interface Opening {
  /** A first question to type, such as the ZIP. At most 44 characters. */
  readonly asks?: string;
  /** A first question to tap. At most 60 characters. */
  readonly taps?: string;
  /**
   * Of a first question to type, at most 18 characters, since it stands in a row with the field; and of what leads to the
   * first question from further down.
   */
  readonly button?: string;
  /** Pictures of a first question to tap, by the value of the answer: `true`, `false` or a value of the field. */
  readonly tiles?: Readonly<Record<string, IconName>>;
}

/** Of a family of pages, by language. */
export type Openings = Partial<Record<Language, Opening>>;

/** Without tiles above its boxes, which the first screen has no room for (D140). */
function leaveOutCommon<First extends Step<string>>(step: First): First {
  if (step.asking.kind !== 'fields') return step;
  const fields = step.asking.fields.map(({ common: _, ...field }) => field);
  return { ...step, asking: { ...step.asking, fields } };
}

/** The first step as a page asks it. */
export function dressOpening<First extends Step<string>>(step: First, opening: Opening = {}): First {
  const { asks, taps, button, tiles = {} } = opening;
  if (step.asking.kind !== 'choice')
    return { ...leaveOutCommon(step), ...(asks && { question: asks }), ...(button && { button }) };
  const choices = step.asking.choices.map((choice) => {
    const icon = tiles[String(choice.value)];
    return icon ? { ...choice, icon } : choice;
  });
  return { ...step, ...(taps && { question: taps }), asking: { ...step.asking, choices } };
}
