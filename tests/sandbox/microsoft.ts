import * as z from 'zod/mini';
import type { WireAnswer } from './provider-answers';
import { ShortLivedTokens } from './short-lived-tokens';

const JSON_TYPE = { 'content-type': 'application/json' };
const CLICK_AGE_MS = 90 * 86_400_000;

/** `OfflineConversion` of the Campaign Management API v13, without the hashed contact data. */
const conversionSchema = z
  .strictObject({
    ConversionName: z.string().check(z.minLength(1), z.maxLength(100)),
    ConversionTime: z.iso.datetime(),
    MicrosoftClickId: z.string().check(z.minLength(1)),
    ConversionValue: z.optional(z.number().check(z.nonnegative())),
    ConversionCurrencyCode: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  })
  .check(z.refine((one) => (one.ConversionValue === undefined) === (one.ConversionCurrencyCode === undefined)));

/** The body of `ApplyOfflineConversions`: a thousand at most. */
export const applySchema = z.strictObject({
  OfflineConversions: z.array(conversionSchema).check(z.minLength(1), z.maxLength(1000)),
});

/** The goals that the account has. */
const GOALS = ['Call', 'Sold call'] as const;
export const microsoftTokens = new ShortLivedTokens('microsoft');
/** Refused with a word that is about the whole request. */
export const FAULTY_ACCOUNT = '106';
const known = new Set<string>();

/** How many different conversions were counted; a repeat is known by its click, goal and time. */
export function countMicrosoftConversions(): number {
  return known.size;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function fail(code: number, name: string): WireAnswer {
  const body = {
    TrackingId: 'sandbox',
    Type: 'AdApiFaultDetail',
    Errors: [{ Code: code, ErrorCode: name }],
  };
  return { status: 400, headers: JSON_TYPE, body: JSON.stringify(body) };
}

/** Microsoft's `OfflineConversions/Apply`: what is wrong by itself is named by its place, and the rest is taken. */
export function answerApply(body: unknown, headers: Headers, nowMs = Date.now()): WireAnswer {
  const { authorization, developertoken, customerid, customeraccountid } = headers;
  if (!microsoftTokens.isValid(String(authorization))) return fail(109, 'AuthenticationTokenExpired');
  if (!developertoken || !customerid || !customeraccountid) return fail(105, 'InvalidCredentials');
  if (customeraccountid === FAULTY_ACCOUNT) return fail(106, 'UserIsNotAuthorized');
  const { success, data } = applySchema.safeParse(body);
  if (!success) return fail(100, 'NullRequest');
  const errors = data.OfflineConversions.flatMap(({ ConversionName, ConversionTime }, Index) => {
    const at = Date.parse(ConversionTime);
    if (!GOALS.some((goal) => goal === ConversionName)) {
      return [
        {
          Index,
          Code: 5601,
          ErrorCode: 'OfflineConversionNameNotFound',
          Type: 'BatchError',
        },
      ];
    }
    const isWrong = at > nowMs || at < nowMs - CLICK_AGE_MS;
    return isWrong
      ? [
          {
            Index,
            Code: 5602,
            ErrorCode: 'OfflineConversionTimeInvalid',
            Type: 'BatchError',
          },
        ]
      : [];
  });
  const refused = new Set(errors.map(({ Index }) => Index));
  for (const [index, one] of data.OfflineConversions.entries()) {
    if (!refused.has(index)) known.add([one.MicrosoftClickId, one.ConversionName, one.ConversionTime].join(' '));
  }
  return {
    status: 200,
    headers: JSON_TYPE,
    body: JSON.stringify({ PartialErrors: errors }),
  };
}
