/** Where a value may be known from; the first that has it wins (specification 5, zipcode). */
export const VALUE_ORDER = ['answered', 'brought', 'guessed'] as const;

export type ValueSource = (typeof VALUE_ORDER)[number];

/** What each source knows; an answer that was blanked is present as undefined, and so counts as an answer. */
export type ValueSources<Values extends object> = { readonly [Source in ValueSource]?: Values | undefined };

/** Everything that is known: what the visitor typed, over what the address brought, over what was guessed. */
export function layValues<Values extends object>(sources: ValueSources<Values>): Partial<Values> {
  return VALUE_ORDER.reduceRight<Partial<Values>>((known, source) => ({ ...known, ...sources[source] }), {});
}
