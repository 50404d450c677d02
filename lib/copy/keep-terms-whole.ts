/** U+2060: draws nothing, and lets no line end where it stands. */
const WORD_JOINER = '\u2060';

/** SR-22, C-SNP, D-SNPs, I-SNP, HMO-POS: what follows the hyphen is no word of its own. */
const HYPHEN_IN_TERM = /\b((?:SR|[CDI]|HMO)-)(?=(?:22|SNPs?|POS)\b)/g;

/**
 * Data of any plain shape as it is drawn: in all of its texts, lines end beside such terms and never inside them. Done
 * where words are handed to components, since authors write, search and lint the terms with a bare hyphen.
 */
export function keepTermsWhole<Data>(data: Data): Data;
export function keepTermsWhole(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(HYPHEN_IN_TERM, `$1${WORD_JOINER}`);
  if (Array.isArray(data)) return data.map((entry: unknown) => keepTermsWhole(entry));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [key, keepTermsWhole(value)]),
  );
}
