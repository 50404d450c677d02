import * as z from 'zod/mini';
import { isText, type Guard } from '@/lib/json/guard';
import { listOf, optional, shape } from '@/lib/json/shape';
import { isAddressLocation, type AddressLocation } from '@/lib/call-bodies/address-location';
import { isAdList } from '@/lib/call-bodies/ads-answer';
import { adsRequestSchema } from '@/lib/call-bodies/ads-request';
import { text } from '@/lib/call-bodies/call-parts';
import type { CallName, calls } from './calls';
import { eventRequestSchema } from '@/lib/call-bodies/event-request';
import { isCallTokenAnswer, isIpCheck } from '@/lib/call-bodies/ipqs-answers';
import { checkIpRequestSchema } from '@/lib/call-bodies/ipqs-request';
import { leadRequestSchema } from '@/lib/call-bodies/lead-request';
import { isDemandAnswer, isPhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import { demandCheckRequestSchema, getPhoneRequestSchema } from '@/lib/call-bodies/media-alpha-requests';
import { operatorRequestSchema } from '@/lib/call-bodies/operator-request';
import { outcomeRequestSchema } from '@/lib/call-bodies/outcome-request';
import { isBuild, isSession } from '@/lib/call-bodies/page-answers';
import { isPlaceNote } from '@/lib/call-bodies/place-note';
import { isTestVisitAnswer } from '@/lib/call-bodies/test-visit-answer';
import { isVisitFacts } from '@/lib/call-bodies/visit-facts';
import { userRequestSchema } from '@/lib/call-bodies/user-request';
import { isZipLocation, type ZipLocation } from '@/lib/call-bodies/zip-location';

/** Calls a minute, by visit and by address block. */
interface CallLimits {
  /** Absent for calls that name no visit. */
  readonly perVisit?: number;
  readonly perBlock: number;
  /** Calls with the same counter are counted together; by default each call is counted alone. */
  readonly counter?: string;
}

/**
 * Who may make a call.
 * - `page`: a page of this site, or a client that is no browser.
 * - `paid`: somebody outside is asked for money, so only a browser on a page of this site, and no crawler.
 * - `token`: a paid call about a telephone call: it must bring a token of its visit, and somebody must answer now.
 * - `report`: a browser by itself, about a page of this site.
 * - `source`: a company whose signature we know.
 * - `operator`: whoever brings the operator's token.
 * - `open`: whoever reaches the machine.
 */
export type CallGuard = 'page' | 'paid' | 'token' | 'report' | 'source' | 'operator' | 'open';

/** Whether somebody outside is asked for money. */
export function isPaid(guard: CallGuard): boolean {
  return guard === 'paid' || guard === 'token';
}

/** What the server asks of a call and what it answers. */
export type CallContract = {
  /** The JSON body of a POST, the query of a GET; absent where nothing is sent. */
  readonly request?: z.ZodMiniType;
  /** What a 2xx says; absent where it is no JSON. */
  readonly response?: Guard<unknown>;
} & (
  | { readonly guard: 'page' | 'paid' | 'token' | 'report'; readonly limits: CallLimits }
  | { readonly guard: 'source' | 'operator' | 'open'; readonly limits?: undefined }
);

const reads: CallLimits = { perBlock: 3000, counter: 'reads' };

const isTrue = (value: unknown): value is true => value === true;
/** `isTest` where it was kept as a test. */
const isAccepted = shape<{ readonly accepted: true; readonly isTest?: true }>({
  accepted: isTrue,
  isTest: optional(isTrue),
});
const isSaved = shape<{ readonly saved: true }>({ saved: isTrue });
const isHealth = shape<{ readonly status: string }>({ status: isText });
const isReadiness = shape<{ readonly status: string; readonly closedBrands?: readonly string[] }>({
  status: isText,
  closedBrands: optional(listOf(isText)),
});

function isLocation(answer: unknown): answer is ZipLocation | AddressLocation {
  return isZipLocation(answer) || isAddressLocation(answer);
}

/**
 * What the server asks of each call and what it answers. A block may be a whole town behind one carrier, so it gets
 * several visits' worth (reliability 2.10); the money itself is kept by the budgets.
 */
export const callContracts = {
  /** 202 after commit; the same `eventId` again is 202 and stored once. */
  createEvent: {
    guard: 'page',
    limits: { perVisit: 120, perBlock: 1200 },
    request: eventRequestSchema,
    response: isAccepted,
  },
  /** 202 after the lead and its consents are committed together. */
  createLead: {
    guard: 'page',
    limits: { perVisit: 20, perBlock: 200 },
    request: leadRequestSchema,
    response: isAccepted,
  },
  /** 200 after commit; an older update never overwrites a newer one. */
  setUser: {
    guard: 'page',
    limits: { perVisit: 60, perBlock: 600 },
    request: userRequestSchema,
    response: isSaved,
  },
  /** With a ZIP where it lies, 404 when there is none such; without one where the caller's address is. */
  getLocation: {
    guard: 'page',
    limits: reads,
    request: z.object({ zip_code: z.optional(z.string().check(z.regex(/^\d{5}$/))) }),
    response: isLocation,
  },
  /** 200, or 404 when there is no such ZIP. */
  getPlaceNote: {
    guard: 'page',
    limits: reads,
    request: z.object({
      zip_code: z.string().check(z.regex(/^\d{5}$/)),
      product: z.enum(['medicare', 'auto', 'life']),
      language: z.enum(['english', 'spanish']),
    }),
    response: isPlaceNote,
  },
  getSession: { guard: 'page', limits: reads, response: isSession },
  getBuild: { guard: 'page', limits: reads, response: isBuild },
  getVisitFacts: { guard: 'page', limits: reads, response: isVisitFacts },
  /** A token for the session that the query names, which paid calls must bring. */
  getCallToken: {
    guard: 'page',
    limits: reads,
    request: z.object({ session_id: z.optional(text(128)) }),
    response: isCallTokenAnswer,
  },
  /** 200, or 502 when the provider fails. */
  checkIp: {
    guard: 'paid',
    limits: { perVisit: 6, perBlock: 40 },
    request: checkIpRequestSchema,
    response: isIpCheck,
  },
  /** 200, or 502 within 2.5 s. */
  checkDemand: {
    guard: 'token',
    limits: { perVisit: 6, perBlock: 40 },
    request: demandCheckRequestSchema,
    response: isDemandAnswer,
  },
  /** 200, or 502 within 3 s, and the browser shows the default number. */
  getPhone: {
    guard: 'token',
    limits: { perVisit: 4, perBlock: 30 },
    request: getPhoneRequestSchema,
    response: isPhoneAnswer,
  },
  /** 200, perhaps with no ads, or 502 within 2.5 s. */
  listAds: {
    guard: 'paid',
    limits: { perVisit: 12, perBlock: 60 },
    request: adsRequestSchema,
    response: isAdList,
  },
  /** 200 with how long the test of this browser still lasts, or that it is none; `ends` ends it. */
  askTestVisit: {
    guard: 'page',
    limits: reads,
    request: z.object({ ends: z.optional(z.literal(true)) }),
    response: isTestVisitAnswer,
  },
  /** For pages without script: 302 to the brand's tag manager, or 204. */
  getTagManagerFrame: { guard: 'page', limits: reads },
  /** 204. */
  reportViolations: { guard: 'report', limits: { perBlock: 120 } },
  getHealth: { guard: 'open', response: isHealth },
  /** 503 while the instance ends; names the brands that are not ready to be shown. */
  getReadiness: { guard: 'open', response: isReadiness },
  /** 200, or 503 while the store does not answer. */
  getDeepHealth: { guard: 'operator', response: isHealth },
  /** Prometheus text. */
  getMetrics: { guard: 'operator' },
  /** 202 after commit; 401 for what is forged or older than five minutes. */
  takeOutcome: { guard: 'source', request: outcomeRequestSchema, response: isAccepted },
  /** 200 with what one act on the store answers, 422 where there is no such act. */
  askOperator: { guard: 'operator', request: operatorRequestSchema },
} as const satisfies Readonly<Record<CallName, CallContract>>;

/** What stands of any call, for whoever treats them all alike. */
export function readContract(name: CallName): CallContract {
  return callContracts[name];
}

type Contracts = typeof callContracts;

/** What a call sends: the body of a POST, the query of a GET; undefined where nothing is sent. */
export type CallRequest<Name extends CallName> = Contracts[Name] extends { readonly request: z.ZodMiniType<infer Body> }
  ? Body
  : undefined;

/** What a 2xx of a call says. */
export type CallAnswer<Name extends CallName> = Contracts[Name] extends { readonly response: Guard<infer Answer> }
  ? Answer
  : undefined;

/** The calls of one method that stand under one of these guards. */
export type CallsUnder<Method extends 'GET' | 'POST', Guards extends CallGuard> = {
  [Name in CallName]: (typeof calls)[Name]['method'] extends Method
    ? Contracts[Name]['guard'] extends Guards
      ? Name
      : never
    : never;
}[CallName];
