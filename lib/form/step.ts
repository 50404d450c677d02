import type { Language, LocalizedText } from '@/lib/names/language';
import type { Product } from '@/lib/names/brand-code';
import type { FieldName } from '@/lib/fields/field-name';
import type { IconName } from '@/lib/names/page-names';
import type { TermName } from '@/lib/names/term-names';
import type { FormValues } from '@/lib/fields/form-values';
import type { Condition, ResolvedCondition } from './condition';

/** Regular steps count towards progress, the final one adds one, auxiliary ones show 0 (specification 2). */
export type StepType = 'regular' | 'auxiliary' | 'final';

/** Each is a real submit button (compliance W-09). */
export interface Choice<Text = LocalizedText, Field extends string = FieldName> {
  /** `true`, `false` or one of the field's own values. */
  readonly value: string | boolean;
  readonly field?: Field;
  /** What the same tap answers besides: “Yes, both” is an answer about each. */
  readonly also?: FormValues;
  readonly label: Text;
  /** Makes a tile of the answer. */
  readonly icon?: IconName;
}

/** The answers that most give to a question of a box, one tap each above it. */
export interface CommonAnswers<Text = LocalizedText> {
  /** As they would be typed. */
  readonly values: readonly string[];
  /** The label of the box, which takes any answer. */
  readonly others: Text;
}

/** One field of a step of fields. */
export interface AskedTogether<Text = LocalizedText, Field extends string = FieldName> {
  readonly name: Field;
  readonly optional?: true;
  /** Shown as tiles of which at most one is chosen, under the field's label as the question; none may be chosen. */
  readonly choices?: readonly Choice<Text, never>[];
  /** Under the field's label as the question. */
  readonly common?: CommonAnswers<Text>;
  /** Left out while one of these holds, answers on the same screen counted. */
  readonly unless?: readonly (Condition | ResolvedCondition)[];
  /** Shown once the visitor's ZIP turns out to lie in several counties, in forms of these products. */
  readonly onlyForSharedZip?: readonly Product[];
}

export type Asking<Text = LocalizedText, Field extends string = FieldName> =
  /** Empty fields are an error unless `optional`. */
  | { readonly kind: 'fields'; readonly fields: readonly AskedTogether<Text, Field>[] }
  | { readonly kind: 'choice'; readonly field: Field; readonly choices: readonly Choice<Text, Field>[] }
  | {
      readonly kind: 'list';
      readonly field: Field;
      readonly choices: readonly Choice<Text, Field>[];
      /** The values that most visitors give: one tap each, above a box that searches the rest. */
      readonly common: readonly string[];
      /** The label of that box. */
      readonly others: Text;
    }
  | { readonly kind: 'consent' }
  | { readonly kind: 'result' };

/** Plain data, edited in `funnels/steps/steps`. */
export interface Step<Text = LocalizedText, Field extends string = FieldName> {
  readonly name: string;
  readonly type: StepType;
  readonly question: Text;
  readonly reason?: Text;
  /** What the button of a step of fields or of a list says. Default: that it goes on. */
  readonly button?: Text;
  /** A term of `funnels/glossary.ts` that the visitor may ask for below the question. */
  readonly explains?: TermName;
  readonly asking: Asking<Text, Field>;
  /** A skip blanks every value of the step. */
  readonly skippable?: boolean;
}

/** The name stays a literal, so that forms can only list steps that exist. */
export function defineStep<const Name extends string>(
  step: Step & { readonly name: Name },
): Step & { readonly name: Name } {
  return step;
}

function isLocalizedText(value: unknown): value is LocalizedText {
  return typeof value === 'object' && value !== null && 'english' in value && 'spanish' in value;
}

/** Replaces each pair of words by the text of one language. */
export function pickLanguage(data: Step, language: Language): Step<string> {
  const pick = (value: unknown): unknown => {
    if (isLocalizedText(value)) return value[language];
    if (Array.isArray(value)) return value.map(pick);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pick(entry)]));
  };
  return pick(data) as Step<string>;
}
