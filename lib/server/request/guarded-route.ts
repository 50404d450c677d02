import type { Call } from '@/lib/calls/call';
import { isCrawler } from '@/lib/errors/crawler';
import type { LimitName } from '../limits/call-limits';
import { refuseBlock, refuseVisit } from '../limits/refuse-over-limit';
import { findCallContext, type Brands, type CallContext } from './call-context';
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

/** The browser then falls back to the brand's number, to no bid, or to no knowledge of the address. */
function unpaid(): Response {
  return replyError(403, 'crawler', 'Nobody is paid for what a crawler asks.');
}

/** Names the first fault's place, never the value, which may be personal. */
function wrongShape(path: readonly PropertyKey[]): Response {
  const name = path
    .map(String)
    .join('.')
    .replace(/[^\w.-]/g, '?')
    .slice(0, MAXIMUM_PATH_LENGTH);
  return replyError(422, 'wrong-shape', `The value at "${name || 'the top'}" is missing or wrong.`);
}

export interface RouteRules {
  readonly limit: LimitName;
  /**
   * Only a browser on our own page may ask. Declared crawlers (specification 8) are not paid for (reliability 2.10).
   */
  readonly isPaid?: boolean;
}

/** Checks host, origin, limits, type, size and shape before `handle` sees the body. */
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
    if (isPaid && isCrawler(context.userAgent)) return unpaid();
    const refusal = refuseBlock(limit, context.address, isPaid);
    if (refusal) return refusal;
    const json = await readJson(request);
    if (!json.ok) return json.refusal;
    const body = call.request.safeParse(json.value);
    if (!body.success) return wrongShape(body.error.issues[0]?.path ?? []);
    return refuseVisit(limit, body.data) ?? handle(body.data, context);
  });
}

export function getRoute(brands: Brands, handle: (context: CallContext) => Promise<Response> | Response) {
  return routeMethods('GET', (request) => {
    const context = findCallContext(request, brands);
    if (!context) return misdirected();
    if (!isSameOrigin(context.headers)) return foreign();
    return refuseBlock('reads', context.address, false) ?? handle(context);
  });
}
