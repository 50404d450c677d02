import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/names/brand-code';
import type { DemandAnswer, PhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { DemandCheckRequest, GetPhoneRequest } from '@/lib/call-bodies/media-alpha-requests';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { isRecord } from '@/lib/json/guard';
import { buildDemandCheck, buildGetPhone, type Caller } from './media-alpha-request';
import { createAnswerCache } from '../outbound/answer-cache';
import type { Ask } from '../outbound/guarded-ask';
import { parseUsPhone } from './parse-us-phone';
import { reportFailure } from '../outbound/report-failure';

/** Specification 9, phone lease. */
const LEASE_SECONDS = 300;
/** As long as a leased number, as in the browser. */
const BID_LIFETIME_MS = LEASE_SECONDS * 1000;
const BIDS_MAXIMUM = 2000;
const PROVIDER = 'mediaalpha';
const SHAPE = { ok: false, reason: 'shape' } as const;

export interface MediaAlphaSettings {
  readonly ask: Ask;
  readonly url: string;
  readonly apiToken: string;
  readonly demandCheckLimitMs: number;
  readonly getPhoneLimitMs: number;
  readonly now: () => number;
}

export interface MediaAlpha {
  demandCheck(brand: Brand, body: DemandCheckRequest, caller: Caller): Promise<ProviderResult<DemandAnswer>>;
  getPhone(brand: Brand, body: GetPhoneRequest, caller: Caller): Promise<ProviderResult<PhoneAnswer>>;
}

/** A bad answer must never look like a low bid. */
function parseBid(value: unknown): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value));
  const bid = isNumeric ? Number(value) : Number.NaN;
  return Number.isFinite(bid) && bid >= 0 ? bid : undefined;
}

function parseDemand(answer: Readonly<Record<string, unknown>>): ProviderResult<DemandAnswer> {
  const ctc = answer['ctc'];
  if (!isRecord(ctc)) return SHAPE;
  const ev = parseBid(ctc['ev']);
  return ev === undefined ? SHAPE : { ok: true, value: { parsed: { ...answer, ctc: { ...ctc, ev } } } };
}

/** No public source names the field, so the three likely ones are read. */
function parseLease(answer: Readonly<Record<string, unknown>>): ProviderResult<PhoneAnswer> {
  const ctc = isRecord(answer['ctc']) ? answer['ctc'] : {};
  const phone = [answer['phone'], answer['phone_number'], ctc['phone']].map(parseUsPhone).find(Boolean);
  if (phone === undefined) return SHAPE;
  return { ok: true, value: { phone, expiresInSeconds: LEASE_SECONDS, source: 'lease' } };
}

/**
 * The place and the ad of a visit; `sub_2` is left out, for it names our page where no ad does, and the twin in the other
 * language asks the same. Undefined without a visit.
 */
function findBidKey(brand: BrandCode, { session_id: visit, data, sub_1, sub_3 }: DemandCheckRequest) {
  return visit === undefined ? undefined : JSON.stringify([brand, visit, data, sub_1, sub_3]);
}

/** All knowledge of MediaAlpha's wire format is here and in `media-alpha-request.ts`. */
export function createMediaAlpha(settings: MediaAlphaSettings): MediaAlpha {
  const { url, apiToken, now } = settings;
  const bids = createAnswerCache<DemandAnswer>({ maximum: BIDS_MAXIMUM, lifetimeMs: BID_LIFETIME_MS, now });

  async function ask<Value>(
    request: {
      readonly path: string;
      readonly limitMs: number;
      readonly body: unknown;
      readonly brand: BrandCode;
      readonly caller: Caller;
    },
    parse: (answer: Readonly<Record<string, unknown>>) => ProviderResult<Value>,
  ): Promise<ProviderResult<Value>> {
    const { path, caller, ...rest } = request;
    const { address, since } = caller;
    const result = await settings.ask({ url: `${url}/${path}`, address, since, ...rest });
    if (!result.ok) return result;
    if (!isRecord(result.value)) return SHAPE;
    // MediaAlpha reports errors with status 200.
    return 'error' in result.value ? { ok: false, reason: 'status' } : parse(result.value);
  }

  return {
    // A page that is left while its check is under way never hears the answer: the next page of the visit gets it.
    demandCheck: (brand, request, caller) => {
      const key = findBidKey(brand.code, request);
      const check = () =>
        reportFailure(PROVIDER, 'demand-check', () => {
          const body = buildDemandCheck(brand, request, caller, apiToken);
          const limitMs = settings.demandCheckLimitMs;
          return ask({ path: 'call-transfers.json', limitMs, body, brand: brand.code, caller }, parseDemand);
        });
      return key === undefined ? check() : bids(key, check);
    },
    getPhone: (brand, request, caller) =>
      reportFailure(PROVIDER, 'get-phone', () => {
        const body = buildGetPhone(brand, request, caller, apiToken);
        return ask(
          { path: 'ivr.json', limitMs: settings.getPhoneLimitMs, body, brand: brand.code, caller },
          parseLease,
        );
      }),
  };
}
