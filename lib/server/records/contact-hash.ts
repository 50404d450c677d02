import { createHmac } from 'node:crypto';
import { isRecord } from '@/lib/json/guard';

const CONTACT_NAME = /(phone|email)$/i;

/** The last ten digits of a number; undefined where there are fewer. */
function readNumber(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '').slice(-10);
  return digits.length === 10 ? digits : undefined;
}

/** How a contact is compared: ten digits of a number, an e-mail address in lower case. Undefined for what is neither. */
export function normalizeContact(text: string): string | undefined {
  return text.includes('@') ? text.trim().toLowerCase() : readNumber(text);
}

/** The contacts among answers, by the names of their fields. */
export function listContacts(answers: unknown): readonly string[] {
  if (!isRecord(answers)) return [];
  const contacts = Object.entries(answers).flatMap(([name, value]) =>
    CONTACT_NAME.test(name) && typeof value === 'string' ? (normalizeContact(value) ?? []) : [],
  );
  return [...new Set(contacts)];
}

/**
 * What a list of suppressed contacts holds of one: without the key nobody can tell who is on it, although there are few
 * enough numbers to try them all.
 */
export function hashContact(contact: string, key: string): string {
  return createHmac('sha256', key).update(contact, 'utf8').digest('base64url');
}
