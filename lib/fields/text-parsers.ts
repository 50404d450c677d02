import type { FieldParser } from './field-parser';

/** Trimmed text of 1 to `maximum` characters. */
export function boundedText(maximum: number): FieldParser<string> {
  return (input) => {
    if (typeof input !== 'string') return undefined;
    const value = input.trim();
    return value.length >= 1 && value.length <= maximum ? value : undefined;
  };
}

/** Exactly five digits. */
export const parseZipcode: FieldParser<string> = (input) => {
  const value = typeof input === 'string' ? input.trim() : '';
  return /^\d{5}$/.test(value) ? value : undefined;
};

const EMAIL_MAXIMUM = 254;

/** A trimmed e-mail address: one @, no spaces, a dot in the domain. */
export const parseEmail: FieldParser<string> = (input) => {
  const value = typeof input === 'string' ? input.trim() : '';
  if (value.length > EMAIL_MAXIMUM) return undefined;
  return /^[^\s@<>"(),:;\\]+@[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,}$/i.test(value) && !value.includes('..')
    ? value
    : undefined;
};

const PHONE_INPUT_MAXIMUM = 32;

/** A US number, however it was typed, as `(123) 456-7890`; a leading 1 or +1 is the country code. */
export const parsePhone: FieldParser<string> = (input) => {
  if (typeof input !== 'string' || input.length > PHONE_INPUT_MAXIMUM || /[^\d\s().+-]/.test(input)) return undefined;
  const parts = /^1?(\d{3})(\d{3})(\d{4})$/.exec(input.replaceAll(/\D/g, ''));
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : undefined;
};

/** Yes or no, as a form, a query or storage writes it. */
export const parseBoolean: FieldParser<boolean> = (input) => {
  const value = typeof input === 'string' ? input.trim().toLowerCase() : input;
  if (value === true || value === 1 || value === 'true' || value === 'yes' || value === '1') return true;
  if (value === false || value === 0 || value === 'false' || value === 'no' || value === '0') return false;
  return undefined;
};

const AGE_MAXIMUM = 120;

/** A whole number from 0 to 120. */
export const parseAge: FieldParser<number> = (input) => {
  const text = typeof input === 'number' ? String(input) : typeof input === 'string' ? input.trim() : '';
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const age = Number(text);
  return age <= AGE_MAXIMUM ? age : undefined;
};
