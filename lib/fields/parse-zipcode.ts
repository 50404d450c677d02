import type { PlainParser } from './field';

// A file of its own: the first load looks for a ZIP, and needs no other parser.

/** Exactly five digits. */
export const parseZipcode: PlainParser<string> = (input) => {
  const value = typeof input === 'string' ? input.trim() : '';
  return /^\d{5}$/.test(value) ? value : undefined;
};
