const ROUNDS = 3;
const ESCAPES = /(?:%[\da-f]{2})+/gi;

const EMAIL = /[^\s@]@[^\s@]/;
/** Ten digits of North America in any grouping, with or without the 1 in front. */
const TELEPHONE = /(?:^|[^\da-z])(?:1[\s().-]{0,3})?[2-9]\d\d[\s().-]{0,3}[2-9]\d\d[\s().-]{0,3}\d{4}(?![\da-z])/i;
/** With the code of any country. */
const TELEPHONE_ABROAD = /\+\d(?:[\s().-]{0,3}\d){7,14}(?!\d)/;

function unescape(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/** A text of an address as people mean it: percent escapes undone, three times over, and letters of full width plain. */
export function readPlainly(text: string): string {
  let plain = text;
  for (let round = 0; round < ROUNDS && plain.includes('%'); round += 1) plain = plain.replace(ESCAPES, unescape);
  return plain.normalize('NFKC');
}

/** Stands in a campaign label in place of a person. */
export const WITHHELD = 'withheld';

/**
 * Whether a text of an address holds somebody's e-mail address or telephone number. Ten bare digits are a number only
 * where one could be dialled, so that ids of other lengths pass.
 */
export function holdsContact(text: string): boolean {
  const plain = readPlainly(text);
  return EMAIL.test(plain) || TELEPHONE.test(plain) || TELEPHONE_ABROAD.test(plain);
}
