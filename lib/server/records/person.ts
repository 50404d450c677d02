/**
 * By what somebody is looked for: the ten digits of a number, an e-mail address in lower case, or the id of a visitor,
 * of a session or of a lead.
 */
export interface PersonSearch {
  readonly by: 'phone' | 'email' | 'visitor' | 'session' | 'lead';
  readonly value: string;
}

/** All ids under which something of a person is stored. */
export interface PersonIds {
  readonly leads: readonly string[];
  /** The browsers that sent their leads, or that typed their number or address. */
  readonly visitors: readonly string[];
  readonly sessions: readonly string[];
}

/** Where something of a person may be stored. */
export const PERSON_PLACES = [
  ...(['leads', 'emptiedLeads', 'consents', 'users', 'events'] as const),
  ...(['typedContacts', 'outbox', 'leases', 'leasedNumbers', 'outcomes', 'visits'] as const),
];

export type PersonPlace = (typeof PERSON_PLACES)[number];

/** How many rows there are of somebody, by place. */
export type PersonCounts = Readonly<Record<PersonPlace, number>>;

/** The rows themselves, as the tables hold them. */
export type PersonRows = Readonly<Record<PersonPlace, readonly Readonly<Record<string, unknown>>[]>>;

/** So many browsers are no one person's; nothing is answered, so that nobody else's data is shown or deleted. */
export class TooManyVisitorsError extends Error {
  override readonly name = 'TooManyVisitorsError';
}

/** What is stored about people, for those who ask what we know of them or to be forgotten (compliance P-07). */
export interface People {
  /** Throws a {@link TooManyVisitorsError} for what more than 20 visitors have in common. */
  identify(search: PersonSearch): Promise<PersonIds>;
  count(ids: PersonIds): Promise<PersonCounts>;
  read(ids: PersonIds): Promise<PersonRows>;
  /** The numbers (ten digits) and e-mail addresses (lower case) in their answers. */
  listContacts(ids: PersonIds): Promise<readonly string[]>;
  /**
   * Deletes all but the proof of consents, whose leads are emptied, and refuses what still comes of these ids. Safe to
   * repeat; returns how many rows there were.
   */
  erase(ids: PersonIds): Promise<PersonCounts>;
  /** Takes hashes of `hashContact`; returns how many are new. */
  suppress(hashes: readonly string[]): Promise<number>;
  /** Which of these asked that they be left alone. */
  findSuppressed(hashes: readonly string[]): Promise<readonly string[]>;
}
