import type { BrandCode, Product } from '@/lib/brand/brand-code';
import type { Language } from '@/lib/copy/language';

/** An analytics event as stored. Instants are ISO 8601 in UTC; the store adds the time of receipt. */
export interface StoredEvent {
  readonly id: string;
  readonly brand: BrandCode;
  readonly name: string;
  readonly anonymousId: string;
  readonly sessionId: string;
  readonly occurredAt: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** An anonymous user as stored. */
export interface StoredUser {
  readonly id: string;
  readonly brand: BrandCode;
  readonly updatedAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A lead as stored. */
export interface StoredLead {
  readonly id: string;
  readonly brand: BrandCode;
  readonly product: Product;
  readonly pageName: string;
  readonly form: string;
  readonly formVersion: string;
  readonly anonymousId: string;
  readonly sessionId: string;
  readonly paid: boolean;
  readonly createdAt: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** One act of consent as stored (compliance C-08); never changed, never deleted. */
export interface StoredConsent {
  readonly id: string;
  readonly leadId: string;
  readonly brand: BrandCode;
  readonly text: string;
  readonly textSha256: string;
  readonly language: Language;
  readonly buttonLabel: string;
  readonly recipients: readonly { readonly id: string; readonly name: string; readonly granted: boolean }[];
  readonly actedAt: string;
  readonly pagePath: string;
  readonly address: string | null;
  readonly userAgent: string;
  readonly sessionId: string;
  readonly leadidId: string | null;
  readonly trustedFormCertificateId: string | null;
}

/** What an outbox row stands for. */
export type OutboxPayload =
  | {
      readonly kind: 'event';
      readonly event: StoredEvent;
    }
  | { readonly kind: 'lead'; readonly lead: StoredLead };

/** One event or lead that destinations still wait for. */
export interface OutboxItem {
  readonly id: string;
  /** How often a destination refused it. */
  readonly attempts: number;
  /** Destinations that have it already. */
  readonly delivered: readonly string[];
  readonly payload: OutboxPayload;
}

/** What becomes of an item that not every destination has taken. */
export interface OutboxSettlement {
  readonly id: string;
  readonly attempts: number;
  readonly delivered: readonly string[];
  readonly state: 'waiting' | 'dead';
  readonly delaySeconds: number;
  readonly lastRefusal: string | null;
}

/** A row of the outbox as an operator sees it: no personal data. */
export interface OutboxRow {
  readonly id: string;
  readonly kind: string;
  readonly payloadId: string;
  readonly state: string;
  readonly attempts: number;
  readonly delivered: readonly string[];
  readonly lastRefusal: string | null;
  readonly createdAt: string;
  readonly nextAttemptAt: string;
}

/** How much waits, how long the oldest has, and how many were given up. */
export interface OutboxMeasure {
  readonly waiting: number;
  readonly dead: number;
  readonly oldestSeconds: number;
}

/** What was accepted and still has to reach the destinations. */
export interface Outbox {
  /** Takes the items that are due, for so long; no other relay gets them meanwhile, nor ever when they are deleted. */
  claim(limit: number, leaseSeconds: number): Promise<readonly OutboxItem[]>;
  /** Every destination has these. */
  remove(ids: readonly string[]): Promise<void>;
  settle(settlements: readonly OutboxSettlement[]): Promise<void>;
  /** The oldest rows, those that were given up first. */
  list(limit: number): Promise<readonly OutboxRow[]>;
  find(id: string): Promise<OutboxRow | undefined>;
  /** Makes what was given up due again, one row or, without an id, all; gives how many. */
  retry(id?: string): Promise<number>;
  /** Queues again what was received from one instant on and before another (ISO 8601); gives how many. */
  fill(from: string, to: string): Promise<number>;
  measure(): Promise<OutboxMeasure>;
}

/** Which lead's consents to look at, and whom they should name. */
export interface ConsentQuestion {
  readonly brand: BrandCode;
  readonly leadId: string;
  readonly recipientIds: readonly string[];
}

/** What is known of a lease: nothing, that somebody is asking for it, or what came of it and how long ago. */
export type StoredLease =
  | { readonly state: 'none' | 'asked' }
  | { readonly state: 'answered'; readonly result: unknown; readonly ageSeconds: number };

/** How many calls to one provider a brand pays for; at least one. */
export interface CallAllowance {
  readonly perMinute: number;
  readonly perDay: number;
}

/** How many calls to one provider a brand has made since midnight in UTC. */
export interface Spending {
  readonly provider: string;
  readonly brand: BrandCode;
  readonly dayUsed: number;
}

/**
 * Where everything that was accepted is kept. A save resolves after its commit and not before; the same id again
 * is no error and changes nothing.
 */
export interface Store {
  saveEvents(events: readonly StoredEvent[]): Promise<void>;
  /** An older update never overwrites a newer one. */
  saveUser(user: StoredUser): Promise<void>;
  /** The lead and its consents, together or not at all. */
  saveLead(lead: StoredLead, consents: readonly StoredConsent[]): Promise<void>;
  /** Whether the visitor's latest word about one of the recipients was yes. */
  hasConsentFor(question: ConsentQuestion): Promise<boolean>;
  /** What still has to reach the destinations. */
  outbox(): Promise<Outbox>;
  /** Resolves when the store can be asked, and rejects with a StoreAwayError when not. */
  ping(): Promise<void>;
  /** Resolves when every save that has begun is answered. */
  flush(): Promise<void>;
  /**
   * Counts one call of a brand to a provider, and gives how many that makes since midnight in UTC; undefined, and
   * uncounted, when a minute's or a day's are used up.
   */
  spendCall(provider: string, brand: BrandCode, allowance: CallAllowance): Promise<number | undefined>;
  /** What was spent today, by whichever instance; who spent nothing is not in it. */
  listSpending(): Promise<readonly Spending[]>;
  /** Whether the caller is now the one who asks for a lease; whoever else wants it waits for the answer. */
  claimLease(key: string, claim: string, seconds: number): Promise<boolean>;
  /** Keeps what the one who asked was told. */
  answerLease(key: string, claim: string, result: unknown, seconds: number): Promise<void>;
  findLease(key: string): Promise<StoredLease>;
  close(): Promise<void>;
}
