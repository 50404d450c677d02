import { normalizeContact } from '@/lib/server/records/contact-hash';
import type { PersonSearch } from '@/lib/server/records/person';
import { UsageError } from './command-line';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What somebody is looked for by, as the store compares it; throws a `UsageError` for what is none. */
export function readSearch(by: string, given: string): PersonSearch {
  const value = given.trim();
  if (by === 'phone' || by === 'email') {
    const contact = normalizeContact(value);
    if (contact?.includes('@') === (by === 'email')) return { by, value: contact };
    throw new UsageError(`${given} is no ${by === 'phone' ? 'phone number of ten digits' : 'e-mail address'}.`);
  }
  if (by === 'visitor' || by === 'lead') {
    if (!UUID.test(value.toLowerCase())) throw new UsageError(`${given} is no id of a ${by}.`);
    return { by, value: value.toLowerCase() };
  }
  if (by === 'session' && value !== '' && value.length <= 128) return { by, value };
  throw new UsageError(`Somebody is found by phone, email, visitor, session or lead, not by ${by}.`);
}
