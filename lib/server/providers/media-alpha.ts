import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/names/brand-code';
import type { DemandAnswer, PhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { DemandCheckRequest, GetPhoneRequest } from '@/lib/call-bodies/media-alpha-requests';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { isRecord } from '@/lib/json/guard';
import { buildDemandCheck, buildGetPhone, type Caller } from './media-alpha-request';
import type { Ask } from '../outbound/guarded-ask';
import { parseUsPhone } from './parse-us-phone';
import { reportFailure } from '../outbound/report-failure';

/** Specification 9, phone lease. */
const LEASE_SECONDS = 300;
const PROVIDER = 'mediaalpha';
const SHAPE = { ok: false, reason: 'shape' } as const;

export interface MediaAlphaSettings {
  readonly ask: Ask;
  readonly url: string;
  readonly apiToken: string;
  readonly demandCheckLimitMs: number;
  readonly getPhoneLimitMs: number;
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

/** All knowledge of MediaAlpha's wire format is here and in `media-alpha-request.ts`. */
export function createMediaAlpha(settings: MediaAlphaSettings): MediaAlpha {
  const { url, apiToken } = settings;

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
    demandCheck: (brand, request, caller) =>
      reportFailure(PROVIDER, 'demand-check', () => {
        const body = buildDemandCheck(brand, request, caller, apiToken);
        return ask(
          {
            path: 'call-transfers.json',
            limitMs: settings.demandCheckLimitMs,
            body,
            brand: brand.code,
            caller,
          },
          parseDemand,
        );
      }),
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
