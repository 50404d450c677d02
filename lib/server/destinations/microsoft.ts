import { isRecord } from '@/lib/json/guard';
import { createAccessToken, type TokenSettings } from './access-token';
import { findValue, readConversion, type Conversion } from './conversion';
import type { Destination, SendResult } from './destination';
import type { JudgeAnswer } from './post-batch';
import { postConversions } from './post-conversions';

const MS_PER_SECOND = 1000;
/** Microsoft counts no click that is older; an hour is left for the way. */
const OLDEST_MS = 90 * 86_400_000 - 3_600_000;
/** Microsoft takes a thousand conversions at once, the relay gives a hundred. */
const CLICK = ['msclkid'];
/** Codes of the API that somebody can mend, or that pass: credentials, rights, limits, their own faults. */
const PASSING_CODES: ReadonlySet<unknown> = new Set([0, 105, 106, 109, 110, 117, 207]);
const REMEDY = 'not taken: look at the goal and its clicks in Microsoft Advertising, then npm run outbox -- retry';

export interface MicrosoftSettings {
  readonly url: string;
  readonly token: TokenSettings;
  readonly developerToken: string;
  /** The manager account, and the account whose ads were clicked. */
  readonly customer: string;
  readonly account: string;
  /** Names of offline conversion goals; a kind without one is not told. */
  readonly goals: Readonly<Partial<Record<Conversion['kind'], string>>>;
}

function buildConversion(conversion: Conversion, goal: string) {
  const { occurredAtMs, clickId, clickedAtMs } = conversion;
  const value = findValue(conversion);
  // A conversion that is not later than its click is not counted; the clocks of two companies told the times of a sale.
  const at = new Date(Math.max(occurredAtMs, clickedAtMs + MS_PER_SECOND));
  return {
    ConversionName: goal,
    ConversionTime: at.toISOString(),
    MicrosoftClickId: clickId,
    ...(value && {
      ConversionValue: value.value,
      ConversionCurrencyCode: value.currency,
    }),
  };
}

function describeFault(fault: unknown): string {
  const { Code: code, ErrorCode: name } = isRecord(fault) ? fault : {};
  return [code, name].filter((one) => typeof one === 'string' || typeof one === 'number').join(' ');
}

/** What an answer means to the conversions that were sent, which it names by their places. */
function judgeFor(conversions: readonly Conversion[]): JudgeAnswer {
  const judgeParts = (faults: readonly unknown[]): SendResult => {
    const refusals = new Map<string, string>();
    for (const fault of faults) {
      const item = conversions[Number(isRecord(fault) ? fault['Index'] : Number.NaN)];
      if (!item)
        return {
          ok: false,
          reason: 'refused',
          status: `${describeFault(fault)} ${REMEDY}`,
        };
      refusals.set(item.itemId, `${describeFault(fault)} ${REMEDY}`);
    }
    return { ok: false, reason: 'partly', refusals };
  };
  return (answer, isTaken) => {
    const { PartialErrors: parts, Errors: errors } = isRecord(answer) ? answer : {};
    if (isTaken) {
      const faults = Array.isArray(parts) ? (parts as unknown[]).filter((one) => one !== null) : [];
      return faults.length > 0 ? judgeParts(faults) : undefined;
    }
    const [error] = Array.isArray(errors) ? (errors as unknown[]) : [];
    const isPassing = isRecord(error) && PASSING_CODES.has(error['Code']);
    const status = `400 ${describeFault(error)}`;
    return isPassing
      ? { ok: false, reason: 'away', status }
      : { ok: false, reason: 'refused', status: `${status} ${REMEDY}` };
  };
}

/**
 * Microsoft Advertising's Campaign Management API v13, after its reference of ApplyOfflineConversions and
 * OfflineConversion, read in November 2026: a call by somebody whom an ad of theirs brought, and what was sold by it, by
 * its `msclkid` alone. A repeat is known by click, goal and time. Some of a request may be refused while the rest is
 * taken.
 */
export function createMicrosoft(settings: MicrosoftSettings): Destination {
  const { url, developerToken, customer, account, goals } = settings;
  const token = createAccessToken(settings.token);
  const headers = {
    DeveloperToken: developerToken,
    CustomerId: customer,
    CustomerAccountId: account,
  };
  return {
    name: 'microsoft',
    send: async (items) => {
      const oldest = Date.now() - OLDEST_MS;
      const conversions = items
        .flatMap((item) => readConversion(item, CLICK) ?? [])
        .filter(({ kind, clickedAtMs }) => goals[kind] !== undefined && clickedAtMs > oldest);
      if (conversions.length === 0) return { ok: true };
      const told = conversions.map((one) => buildConversion(one, goals[one.kind] ?? ''));
      return postConversions(url, { OfflineConversions: told }, token, headers, judgeFor(conversions));
    },
  };
}
