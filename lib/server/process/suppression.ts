import { getEnv } from '../platform/env';
import { describeError, log } from '../platform/log';
import { withTimeout } from '../platform/with-timeout';
import { hashContact, listContacts } from '../records/contact-hash';
import { getStore } from './open-store';

/** The visitor waits, and the call needs the rest of the time. */
const ANSWER_LIMIT_MS = 700;

/** The hashes of these contacts that stand on the list of stop requests (compliance C-11). */
export async function findSuppressed(contacts: readonly string[]): Promise<ReadonlySet<string>> {
  const key = getEnv().SUPPRESSION_SECRET;
  const hashed = new Map(contacts.map((contact) => [hashContact(contact, key), contact]));
  const found = await (await getStore().people()).findSuppressed([...hashed.keys()]);
  return new Set(found.flatMap((hash) => hashed.get(hash) ?? []));
}

/**
 * Whether somebody among these answers asked to be left alone, so that nobody is paid or told about them. Also when the
 * store cannot say: a failure must never share more.
 */
export async function isSuppressed(answers: unknown): Promise<boolean> {
  const contacts = listContacts(answers);
  if (contacts.length === 0) return false;
  try {
    return (await withTimeout(ANSWER_LIMIT_MS, findSuppressed(contacts))).size > 0;
  } catch (error) {
    log({ level: 'warn', message: 'suppression not found out', ...describeError(error) });
    return true;
  }
}
