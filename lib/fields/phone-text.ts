/** Marks without a width that come along when a number is copied from an address book or a page. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Hyphens and dashes of all lengths, and a slash. */
const DASHES = /[\u2010-\u2015\u2212/]/g;

/** A phone number as it was typed or pasted, in plain characters: no invisible marks, one kind of dash, no `tel:`. */
export function readPhoneText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/^\s*tel:/i, '');
}
