import type { Product } from '@/lib/names/brand-code';

/** Reads one field: anything in, a valid value or undefined out. Never throws (specification 5). */
export type PlainParser<Value extends string | boolean | number> = (input: unknown) => Value | undefined;

/** The same of any field; what is valid may depend on the day (yyyy-MM-dd). */
export type FieldParser = (input: unknown, today: string) => string | boolean | number | undefined;

/** How a value is asked for; `field-attributes.ts` says what each means to the browser. */
export type ControlName =
  | 'words'
  | 'certificate'
  | 'email'
  | 'phone'
  | 'zip'
  | 'age'
  | 'count'
  | 'date'
  | 'day'
  | 'month'
  | 'year'
  | 'list'
  | 'suggest';

/**
 * What an answer points at. `person`: who somebody is. `trait`: something about one person, nobody by itself.
 * `household`: how people are insured and housed. `place`: where, and in which language.
 */
export type Identifies = 'person' | 'trait' | 'household' | 'place';

/** All that is known of a value but its words, which stand under the same name in `funnels/messages`. */
interface FieldFacts {
  /** Reads an answer: a valid value, or undefined for everything else (specification 5). */
  readonly parse: FieldParser;
  /** How it is asked for: keyboard, length and shape go by it. */
  readonly control: ControlName;
  /** The HTML autofill token, for what the visitor tells about themselves (WCAG 1.3.5); without one autofill is off. */
  readonly autoComplete?: string;
  /** Whose leads it is part of (specification 3, form values); empty for what only the form itself needs. */
  readonly products: readonly Product[];
  /**
   * Where the browser keeps the answer: `tab` until the tab is closed, `draft` for 30 days. A shared phone must not
   * remember who used it (compliance P-20, P-32): what identifies a person or tells of health is `tab`.
   */
  readonly keep: 'tab' | 'draft';
  /**
   * What the answer points at. A `person` is veiled wherever people look at payloads; `person` and `trait` wait for
   * consent; `household`, for the products above, and `place` may leave before it (compliance C-20, X2).
   */
  readonly identifies: Identifies;
  /** Tells of somebody's health or health cover. */
  readonly health?: true;
  /** Paid calls are priced by it: a change makes the call token old (specification 4, ip-quality token). */
  readonly prices?: true;
}

/** What may lie in the browser for 30 days. */
interface Lasting {
  readonly keep: 'draft';
  readonly identifies: Exclude<Identifies, 'person'>;
  readonly health?: never;
}

/** One row of `fields.ts`. */
export type Field = FieldFacts & ({ readonly keep: 'tab' } | Lasting);
