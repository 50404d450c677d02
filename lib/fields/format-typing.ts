import { findField } from './field-table';
import { readPhoneText } from './phone-text';
import { tidyDate } from './tidy-date';

function keepDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** A separator stands only before a digit that follows it, so deleting from the end never meets one. */
function formatLocal(digits: string): string {
  if (digits === '') return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `(${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}

function formatPhone(text: string, previous: string): string {
  const digits = keepDigits(text);
  const onlySeparatorsDeleted = text.length < previous.length && digits === keepDigits(previous);
  if (text === previous || onlySeparatorsDeleted || /[^\d\s().+-]/.test(text)) return text;
  if (text.trimStart().startsWith('+')) {
    // Another country's number is left for its owner to see.
    return digits.startsWith('1') ? `+1 ${formatLocal(digits.slice(1))}`.trimEnd() : text;
  }
  // Ten digits are a number whatever the first is, as the parser reads them; a 1 set apart is the country code.
  const hasCountryCode = digits.startsWith('1') && (digits.length > 10 || /^\s*\(?1[\s.(-]/.test(text));
  return hasCountryCode ? `1 ${formatLocal(digits.slice(1))}` : formatLocal(digits);
}

/**
 * What a box shows after a keystroke or a paste. Punctuation comes and goes by itself, digits are the visitor's:
 * none is lost, and what was just deleted does not come back.
 */
export function formatWhileTyping(name: string, text: string, previous: string): string {
  const control = findField(name)?.control;
  if (control === 'date') return tidyDate(text);
  if (control === 'zip') return keepDigits(text).slice(0, 5);
  return control === 'phone' ? formatPhone(readPhoneText(text), previous) : text;
}
