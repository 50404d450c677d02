import type { BrandCode } from '@/lib/brand/brand-code';
import type { Call } from '@/lib/calls/call';
import type { LimitName } from '../limits/call-limits';
import { refuseBlock, refuseVisit } from '../limits/refuse-over-limit';
import { countCrawler } from '../metrics/metrics';
import { findCallContext, type Brands, type CallContext } from './call-context';
import { isDeclaredCrawler } from './is-declared-crawler';
import { isSameOrigin, namesOrigin } from './is-same-origin';
import { readJson } from './read-json';
import { replyError } from './reply';
import { routeMethods } from './route-methods';

const MAXIMUM_PATH_LENGTH = 100;

function misdirected(): Response {
  return replyError(421, 'unknown-host', 'No site is served under this name.');
}

function foreign(): Response {
  return replyError(403, 'foreign-origin', 'This call is only for the pages of this site.');
}

/** The browser falls back without a word: to the brand's own number, to no bid, to nothing known of the address. */
function unpaid(brand: BrandCode): Response {
  countCrawler(brand, 'paid');
  return replyError(403, 'crawler', 'Nobody is paid for what a crawler asks.');
}

/** Names where the first fault is, never what was there: the value may be personal. */
function wrongShape(path: readonly PropertyKey[]): Response {
  const name = path
    .map(String)
    .join('.')
    .replace(/[^\w.-]/g, '?')
    .slice(0, MAXIMUM_PATH_LENGTH);
  return replyError(422, 'wrong-shape', `The value at "${name || 'the top'}" is missing or wrong.`);
}

/** What sets one route apart from the others. */
export interface RouteRules {
  /** Under which limits its calls are counted. */
  readonly limit: LimitName;
  /**
   * Somebody outside is asked for money: only a browser on our own page may, and it says so by itself. Who says to be
   * a crawler is not paid for (reliability 2.10); who hides it is held by tokens, limits and budgets.
   */
  readonly isPaid?: boolean;
}

/** A route that takes JSON: host, origin, limits, type, size and shape are checked before `handle` sees the body. */
export function postRoute<Request, Response>(
  call: Call<Request, Response>,
  brands: Brands,
  { limit, isPaid = false }: RouteRules,
  handle: (body: Request, context: CallContext) => Promise<globalThis.Response>,
) {
  return routeMethods('POST', async (request) => {
    const context = findCallContext(request, brands);
    if (!context) return misdirected();
    if (!isSameOrigin(context.headers) || (isPaid && !namesOrigin(context.headers))) return foreign();
    if (isPaid && isDeclaredCrawler(context.userAgent)) return unpaid(context.brand.code);
    const refusal = refuseBlock(limit, context.address, isPaid);
    if (refusal) return refusal;
    const json = await readJson(request);
    if (!json.ok) return json.refusal;
    const body = call.request.safeParse(json.value);
    if (!body.success) return wrongShape(body.error.issues[0]?.path ?? []);
    return refuseVisit(limit, body.data) ?? handle(body.data, context);
  });
}

/** A route that only reads. What it answers is for our own pages, so other sites may not ask. */
export function getRoute(brands: Brands, handle: (context: CallContext) => Promise<Response> | Response) {
  return routeMethods('GET', (request) => {
    const context = findCallContext(request, brands);
    if (!context) return misdirected();
    if (!isSameOrigin(context.headers)) return foreign();
    return refuseBlock('reads', context.address, false) ?? handle(context);
  });
}
