import { EXCEPTIONAL_ZIPS, findStateByZip } from './zip-states';

const DIGITS = '0123456789'.split('');

function listPrefixes(states: readonly string[]): readonly string[] {
  return DIGITS.flatMap((first) => DIGITS.flatMap((second) => DIGITS.map((third) => first + second + third))).filter(
    (prefix) => states.includes(findPrefixState(prefix) ?? ''),
  );
}

function findPrefixState(prefix: string): string | undefined {
  const ordinary = DIGITS.map((digit) => `${prefix}${digit}0`).find((zip) => !EXCEPTIONAL_ZIPS.includes(zip));
  return ordinary === undefined ? undefined : findStateByZip(ordinary);
}

/** Merges prefixes: `940`, `941` and `95x` become `94[01]|95\d`. */
function shorten(prefixes: readonly string[]): string {
  const starts = [...new Set(prefixes.map((prefix) => prefix.slice(0, 2)))];
  return starts
    .map((start) => {
      const ends = prefixes.filter((prefix) => prefix.startsWith(start)).map((prefix) => prefix.slice(2));
      if (ends.length === DIGITS.length) return `${start}\\d`;
      return ends.length === 1 ? `${start}${ends.join('')}` : `${start}[${ends.join('')}]`;
    })
    .join('|');
}

/** Returns a regular expression source, so that the browser needs to know only these states. */
export function buildZipPattern(states: readonly string[]): string {
  const isIn = (zip: string) => states.includes(findStateByZip(zip) ?? '');
  const prefixes = listPrefixes(states);
  const within = (zip: string) => prefixes.includes(zip.slice(0, 3));
  const out = EXCEPTIONAL_ZIPS.filter((zip) => within(zip) && !isIn(zip));
  const extra = EXCEPTIONAL_ZIPS.filter((zip) => !within(zip) && isIn(zip));
  const ordinary = `${out.length > 0 ? `(?!${out.join('|')})` : ''}(?:${shorten(prefixes)})\\d\\d`;
  return `^(?:${[ordinary, ...extra].join('|')})$`;
}
