import { isRecord } from '@/lib/json/guard';
import { createAccessToken, type TokenSettings } from './access-token';
import { findValue, readConversion, type Conversion } from './conversion';
import type { Destination } from './destination';
import type { JudgeAnswer } from './post-batch';
import { postConversions } from './post-conversions';

/** Google counts no click that is older, and no conversion after that; an hour is left for the way. */
const OLDEST_MS = 90 * 86_400_000 - 3_600_000;
/** Of several the most exact; Google takes one of them an event. The relay gives a hundred events, Google takes 2,000. */
const CLICKS = ['gclid', 'gbraid', 'wbraid'];
const REMEDY = 'not taken: look at the conversion action in Google Ads, then npm run outbox -- retry';

export interface GoogleSettings {
  readonly url: string;
  readonly token: TokenSettings;
  /** Customer ids of Google Ads, ten digits: whose conversions they are, and by which account we may tell them. */
  readonly account: string;
  readonly loginAccount: string;
  /** Ids of conversion actions; a kind without one is not told. */
  readonly actions: Readonly<Partial<Record<Conversion['kind'], string>>>;
  /** Google checks what it gets and keeps nothing. */
  readonly isTrial: boolean;
}

function listViolations(answer: unknown): readonly string[] {
  const error = isRecord(answer) ? answer['error'] : undefined;
  const details = isRecord(error) && Array.isArray(error['details']) ? (error['details'] as unknown[]) : [];
  const violations = details.flatMap((one) =>
    isRecord(one) && Array.isArray(one['fieldViolations']) ? (one['fieldViolations'] as unknown[]) : [],
  );
  return violations.map((one) => String(isRecord(one) ? one['field'] : ''));
}

/** What is wrong with account or action is in the settings: the conversions wait until somebody mends them. */
const judge: JudgeAnswer = (answer, isTaken) => {
  const fields = isTaken ? [] : listViolations(answer);
  const isOfSettings = fields.length > 0 && fields.every((field) => !/(^|\.)events\[/.test(field));
  return isOfSettings ? { ok: false, reason: 'away', status: `400 ${fields.join(' ')}` } : undefined;
};

function toAccount(accountId: string) {
  return { accountType: 'GOOGLE_ADS', accountId };
}

function buildEvent(conversion: Conversion) {
  const { kind, eventId, occurredAtMs, clickName, clickId } = conversion;
  const value = findValue(conversion);
  return {
    destinationReferences: [kind],
    transactionId: eventId,
    eventTimestamp: new Date(occurredAtMs).toISOString(),
    eventSource: kind === 'call' ? 'WEB' : 'PHONE',
    adIdentifiers: { [clickName]: clickId },
    ...(value && { currency: value.currency, conversionValue: value.value }),
  };
}

/**
 * Google's Data Manager API v1, after its reference of `events:ingest` and "Understand API errors", read in November
 * 2026: a call by somebody whom an ad of theirs brought, and what was sold by it, with the click alone. A request with
 * one bad event is refused whole (fast-fail), so the relay halves it; a repeat is known by its `transactionId`.
 */
export function createGoogle(settings: GoogleSettings): Destination {
  const { url, account, loginAccount, actions, isTrial } = settings;
  const token = createAccessToken(settings.token);
  const destinations = (['call', 'sale'] as const).flatMap((kind) => {
    const productDestinationId = actions[kind];
    if (productDestinationId === undefined) return [];
    const accounts = {
      operatingAccount: toAccount(account),
      loginAccount: toAccount(loginAccount),
    };
    return [{ reference: kind, ...accounts, productDestinationId }];
  });
  return {
    name: 'google',
    send: async (items) => {
      const oldest = Date.now() - OLDEST_MS;
      const conversions = items
        .flatMap((item) => readConversion(item, CLICKS) ?? [])
        .filter(({ kind, clickedAtMs }) => actions[kind] !== undefined && clickedAtMs > oldest);
      if (conversions.length === 0) return { ok: true };
      const kinds = new Set(conversions.map(({ kind }) => kind));
      const body = {
        destinations: destinations.filter(({ reference }) => kinds.has(reference)),
        events: conversions.map(buildEvent),
        ...(isTrial && { validateOnly: true }),
      };
      const result = await postConversions(url, body, token, {}, judge);
      if (result.ok || result.reason !== 'refused') return result;
      return { ...result, status: `${result.status} ${REMEDY}` };
    },
  };
}
