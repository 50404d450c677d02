import type { Language, Words } from '@/lib/copy/language';
import type { FieldName } from '@/lib/fields/field-name';

/** Regular steps count towards progress, the final one adds one, auxiliary ones show 0 (specification 2). */
export type StepType = 'regular' | 'auxiliary' | 'final';

/** An answer given with one tap; each is a real submit button (compliance W-09). */
export interface Choice<Text = Words, Field extends string = FieldName> {
  /** What is stored: `true`, `false` or one of the field's own values. */
  readonly value: string | boolean;
  /** The field that this answer sets, where it is another than the question's own. */
  readonly field?: Field;
  readonly label: Text;
}

/** How a step asks. */
export type Asking<Text = Words, Field extends string = FieldName> =
  /** One or a few fields and a button; empty fields are an error unless `optional`. */
  | { readonly kind: 'fields'; readonly fields: readonly { readonly name: Field; readonly optional?: true }[] }
  /** One question answered by a tap. */
  | { readonly kind: 'choice'; readonly field: Field; readonly choices: readonly Choice<Text, Field>[] }
  /** A long list to pick one of. */
  | { readonly kind: 'list'; readonly field: Field; readonly choices: readonly Choice<Text, Field>[] }
  /** Who may receive the answers; the act of consent. */
  | { readonly kind: 'consent' }
  /** The phone number and what to do with it. */
  | { readonly kind: 'result' };

/** One question of a form, in both languages; plain data, edited in `funnels/steps`. */
export interface Step<Text = Words, Field extends string = FieldName> {
  /** The address segment of the step. */
  readonly name: string;
  readonly type: StepType;
  /** The question itself, shown as the heading. */
  readonly question: Text;
  /** One line: why it is asked, or how to answer. */
  readonly reason?: Text;
  readonly asking: Asking<Text, Field>;
  /** Whether the visitor may pass on without answering; a skip blanks every value of the step. */
  readonly skippable?: boolean;
}

/** Declares a step; the name stays a literal so that forms can only list steps that exist. */
export function defineStep<const Name extends string>(
  step: Step & { readonly name: Name },
): Step & { readonly name: Name } {
  return step;
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && 'english' in value && 'spanish' in value;
}

/** Any plain data with each pair of words replaced by the text of one language. */
export function pickLanguage(data: Step, language: Language): Step<string> {
  const pick = (value: unknown): unknown => {
    if (isWords(value)) return value[language];
    if (Array.isArray(value)) return value.map(pick);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pick(entry)]));
  };
  return pick(data) as Step<string>;
}
