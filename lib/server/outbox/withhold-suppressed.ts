import { listContacts } from '../records/contact-hash';
import type { Outbox, OutboxItem } from '../records/store';

/** What of an item may name somebody’s number or address. */
function readAnswers({ payload }: OutboxItem): unknown {
  return payload.kind === 'lead' ? payload.lead.values : payload.event?.properties['data'];
}

function withoutAnswers(item: OutboxItem): OutboxItem {
  const { payload } = item;
  if (payload.kind === 'lead') return { ...item, payload: { ...payload, lead: { ...payload.lead, values: {} } } };
  if (payload.event === null) return item;
  const event = { ...payload.event, properties: { ...payload.event.properties, data: {} } };
  return { ...item, payload: { ...payload, event } };
}

/**
 * An outbox that gives the relay no answers of people who asked to be left alone, whatever fields the settings name.
 * Where nobody can tell, nothing is given out: the items wait.
 */
export function withholdSuppressed(
  outbox: Outbox,
  findSuppressed: (contacts: readonly string[]) => Promise<ReadonlySet<string>>,
): Outbox {
  return {
    ...outbox,
    claim: async (...limits) => {
      const items = await outbox.claim(...limits);
      const contacts = [...new Set(items.flatMap((item) => listContacts(readAnswers(item))))];
      const suppressed = contacts.length === 0 ? new Set<string>() : await findSuppressed(contacts);
      const isTheirs = (item: OutboxItem) => listContacts(readAnswers(item)).some((one) => suppressed.has(one));
      return items.map((item) => (isTheirs(item) ? withoutAnswers(item) : item));
    },
  };
}
