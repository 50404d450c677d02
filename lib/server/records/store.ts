import type { StoredSlot } from './call-back';
import type { BrandCode, Product } from '@/lib/names/brand-code';
import type { Language } from '@/lib/names/language';
import type { People } from './person';
import type { LeadAttribution } from './lead-attribution';
import type { LeasedNumber } from './leased-number';
import type { Money } from './money';
import type { Outcome } from './outcome';
import type { Reports } from './reports';
import type { Switches } from './switches';
import type { AgedOut, RetentionDays } from './retention';

/** Instants are ISO 8601 in UTC; the store adds the time of receipt. */
export interface StoredEvent {
  readonly id: string;
  readonly brand: BrandCode;
  readonly name: string;
  readonly anonymousId: string;
  readonly sessionId: string;
  readonly occurredAt: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface StoredUser {
  readonly id: string;
  readonly brand: BrandCode;
  readonly updatedAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface StoredLead extends LeadAttribution {
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
  /** Emptied when the visitor is forgotten, never changed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether the visitor had opted out by then (compliance P-03); null of leads from before that was stored. */
  readonly isOptedOut: boolean | null;
  /** Whether a page of ours sent it: with a token of its visit, from a browser; null of leads from before that was asked. */
  readonly isFromPage: boolean | null;
  /** `experiment.variant` of the page; null outside experiments and where somebody forced it. */
  readonly variant: string | null;
  /** When the visitor of a closed office asked to be called; null of all who did not. */
  readonly callBack: StoredSlot | null;
  /** Made by somebody with the signed link of a test: told to nobody, counted nowhere. Default false. */
  readonly isTest?: true;
}

/** Compliance C-08: never changed, never deleted. */
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
  /** Whether our page shows these words; others are kept as they came and grant nothing. */
  readonly isOwnWords: boolean;
  /** As of the lead, for the sending that brought this act; false keeps it in quarantine. */
  readonly isFromPage: boolean | null;
}

/** An outcome that was sold, as it stands when it is told. */
export interface QueuedSale extends Pick<Outcome, 'revenueCents' | 'currency' | 'occurredAt'> {
  /** Drawn from source and id, so that it is the same each time. */
  readonly id: string;
}

export type OutboxPayload =
  | {
      readonly kind: 'event';
      readonly event: StoredEvent;
    }
  | {
      readonly kind: 'lead';
      readonly lead: StoredLead;
      /** Nothing proves that its visitor said what it holds: its answers stay here. */
      readonly isQuarantined: boolean;
      /** Of the words of each consent, hex SHA-256, the earliest first. */
      readonly consentHashes: readonly string[];
    }
  | {
      readonly kind: 'sale';
      readonly sale: QueuedSale;
      /** Of its visit, the tap to call or else the latest; null once the visit is forgotten. */
      readonly event: StoredEvent | null;
    };

export interface OutboxItem {
  readonly id: string;
  readonly attempts: number;
  readonly delivered: readonly string[];
  /** Whether its visitor opted out, sent the signal or began a test by now, whatever was so when it was stored. */
  readonly hasOptedOut: boolean;
  readonly payload: OutboxPayload;
}

export interface OutboxSettlement {
  readonly id: string;
  readonly attempts: number;
  readonly delivered: readonly string[];
  readonly state: 'waiting' | 'dead';
  readonly delaySeconds: number;
  readonly lastRefusal: string | null;
}

/** Without personal data. */
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

export interface OutboxMeasure {
  readonly waiting: number;
  readonly dead: number;
  readonly oldestSeconds: number;
}

export interface Outbox {
  /** No other relay gets the items during the lease. */
  claim(limit: number, leaseSeconds: number): Promise<readonly OutboxItem[]>;
  remove(ids: readonly string[]): Promise<void>;
  settle(settlements: readonly OutboxSettlement[]): Promise<void>;
  /** Given-up rows first, then the oldest. */
  list(limit: number): Promise<readonly OutboxRow[]>;
  find(id: string): Promise<OutboxRow | undefined>;
  /** One row or, without an id, all; returns how many. */
  retry(id?: string): Promise<number>;
  /** By time of receipt, the end excluded (ISO 8601); returns how many. */
  fill(from: string, to: string): Promise<number>;
  measure(): Promise<OutboxMeasure>;
}

/** A lead is told only to the visit and brand that made it. */
export interface LeadQuestion {
  readonly brand: BrandCode;
  readonly leadId: string;
  readonly sessionId: string;
}

/** An act of consent, as far as it decides what a provider gets. */
export type FoundAct = Pick<
  StoredConsent,
  'text' | 'pagePath' | 'recipients' | 'isOwnWords' | 'isFromPage' | 'leadidId' | 'trustedFormCertificateId'
>;

/** What a provider's lead is built from. */
export interface FoundLead extends Pick<StoredLead, 'product' | 'values'> {
  /** Of the same visit, the latest first. */
  readonly acts: readonly FoundAct[];
}

/** A lead's id; digits of the number in the words, the last ones suffice; a day in UTC (yyyy-MM-dd). */
export interface ConsentSearch {
  readonly by: 'lead' | 'phone' | 'day';
  readonly value: string;
}

/** A stored consent with what proves it; null where it is older than the fact. */
export interface FoundConsent
  extends Omit<StoredConsent, 'isOwnWords'>, Pick<StoredLead, 'pageName' | 'form' | 'formVersion' | 'isOptedOut'> {
  readonly isOwnWords: boolean | null;
  readonly receivedAt: string;
  readonly isTest: boolean;
}

/** Nothing known, being asked for, or the result with its age. */
export type StoredLease =
  | { readonly state: 'none' | 'asked' }
  | { readonly state: 'answered'; readonly result: unknown; readonly ageSeconds: number };

export interface CallAllowance {
  readonly perMinute: number;
  readonly perDay: number;
}

/** Since midnight in UTC. */
export interface Spending {
  readonly provider: string;
  readonly brand: BrandCode;
  readonly dayUsed: number;
}

/** A save resolves after its commit; the same id again is no error and changes nothing. */
export interface Store {
  saveEvents(events: readonly StoredEvent[]): Promise<void>;
  /** What is stored of this user stays unless `mayChange`. An older change never overwrites a newer one. */
  saveUser(user: StoredUser, mayChange?: boolean): Promise<void>;
  /** Together or not at all. */
  saveLead(lead: StoredLead, consents: readonly StoredConsent[]): Promise<void>;
  /** Which number a visit was given, so that its call's outcome finds it. */
  saveLeasedNumber(leased: LeasedNumber): Promise<void>;
  /** What became of a call. The same id again counts once; of two that differ the later by `occurredAt` counts. */
  saveOutcome(outcome: Outcome): Promise<void>;
  findLead(question: LeadQuestion): Promise<FoundLead | undefined>;
  /** The latest first, 200 at most. */
  findConsents(search: ConsentSearch): Promise<readonly FoundConsent[]>;
  outbox(): Promise<Outbox>;
  /** Makes room for the coming months and forgets ids that nobody repeats; for one process by the hour. */
  keepUp(): Promise<void>;
  people(): Promise<People>;
  money(): Promise<Money>;
  reports(): Promise<Reports>;
  switches(): Promise<Switches>;
  /** Deletes what is older than its period; undefined where another process is at it. */
  ageOut(days: RetentionDays): Promise<AgedOut | undefined>;
  /** Rejects with a StoreAwayError. */
  ping(): Promise<void>;
  flush(): Promise<void>;
  /** Returns today's calls (UTC); undefined, and uncounted, when a minute's or a day's are used up. */
  spendCall(provider: string, brand: BrandCode, allowance: CallAllowance): Promise<number | undefined>;
  /** Whether the callers of one address block have calls left of what they may take of a brand's budget. */
  spendShare(provider: string, brand: BrandCode, block: string, share: CallAllowance): Promise<boolean>;
  listSpending(): Promise<readonly Spending[]>;
  /** Whether the caller is the one to ask; others wait for its answer. */
  claimLease(key: string, claim: string, seconds: number): Promise<boolean>;
  answerLease(key: string, claim: string, result: unknown, seconds: number): Promise<void>;
  findLease(key: string): Promise<StoredLease>;
  close(): Promise<void>;
}
