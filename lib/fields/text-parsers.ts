import type { PlainParser } from './field';
import { readPhoneText } from './phone-text';

/** Trimmed text of 1 to `maximum` characters. */
export function boundedText(maximum: number): PlainParser<string> {
  return (input) => {
    if (typeof input !== 'string') return undefined;
    const value = input.trim();
    return value.length >= 1 && value.length <= maximum ? value : undefined;
  };
}

const EMAIL_MAXIMUM = 254;

/** A trimmed e-mail address: one @, no spaces, a dot in the domain, none at the ends of the name. */
export const parseEmail: PlainParser<string> = (input) => {
  const value = typeof input === 'string' ? input.trim() : '';
  if (value.length > EMAIL_MAXIMUM) return undefined;
  const looksRight = /^[^\s@<>"(),:;\\]+@[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,}$/i.test(value);
  return looksRight && !value.startsWith('.') && !value.includes('..') && !value.includes('.@') ? value : undefined;
};

const PHONE_INPUT_MAXIMUM = 32;

/** A US number, however it was typed, as `(123) 456-7890`; a leading 1 or +1 is the country code. */
export const parsePhone: PlainParser<string> = (input) => {
  if (typeof input !== 'string' || input.length > PHONE_INPUT_MAXIMUM) return undefined;
  const text = readPhoneText(input);
  if (/[^\d\s().+-]/.test(text)) return undefined;
  const parts = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replaceAll(/\D/g, ''));
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : undefined;
};

/**
 * Whether anybody can have a parsed number: area and exchange begin with 2 to 9, and no area ends in 11 (North American
 * Numbering Plan).
 */
export function isDialable(phone: string): boolean {
  return /^\((?!\d11)[2-9]\d\d\) [2-9]/.test(phone);
}

/** Yes or no, as a form, a query or storage writes it. */
export const parseBoolean: PlainParser<boolean> = (input) => {
  const value = typeof input === 'string' ? input.trim().toLowerCase() : input;
  if (value === true || value === 1 || value === 'true' || value === 'yes' || value === '1') return true;
  if (value === false || value === 0 || value === 'false' || value === 'no' || value === '0') return false;
  return undefined;
};

/** One of a list, in small or capital letters, as the list writes it. */
export function oneOf(list: readonly string[]): PlainParser<string> {
  const entries = new Map(list.map((entry) => [entry.toLowerCase(), entry]));
  return (input) => (typeof input === 'string' ? entries.get(input.trim().toLowerCase()) : undefined);
}

/**
 * The wire's reading of a consent flag: what is invalid counts as true, what is absent stays absent (specification 5).
 * A consent parsed here is never an act: what is sent or stored as given comes from the recorded act alone
 * (compliance X1).
 */
export const parseConsent: PlainParser<boolean> = (input) =>
  input === undefined ? undefined : (parseBoolean(input) ?? true);
