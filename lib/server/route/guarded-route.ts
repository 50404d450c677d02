import type { BrandCode } from '@/lib/names/brand-code';
import { callContracts, isPaid, type CallAnswer, type CallRequest, type CallsUnder } from '@/lib/calls/call-contracts';
import type { CallName } from '@/lib/calls/calls';
import type { CallError } from '@/lib/errors/call-error';
import { refuseBlock, refuseVisit } from '../limits/refuse-over-limit';
import { countCrawler } from '../metrics/metrics';
import { findCallContext, type Brands, type CallContext } from './call-context';
import { isDeclaredCrawler } from '../request/is-declared-crawler';
import { isSameOrigin, namesOrigin } from '../request/is-same-origin';
import { readJson } from './read-json';
import { refuseAfterHours } from './refuse-after-hours';
import { refuseWithoutToken } from './refuse-without-token';
import { refuseClosedBrand } from './refuse-closed-brand';
import { refuseTest } from './test-visit';
import { refuseContent, replyError, type Reply } from '../request/reply';
import { routeMethods } from './route-methods';

const MAXIMUM_PATH_LENGTH = 100;

type Answered<Name extends CallName> = Reply<CallAnswer<Name>> | Reply<CallError>;

function misdirected(): Response {
  return replyError(421, 'unknown-host', 'No site is served under this name.');
}

function foreign(): Response {
  return replyError(403, 'foreign-origin', 'This call is only for the pages of this site.');
}

/** The browser then falls back to the brand's number, to no bid, or to no knowledge of the address. */
function unpaid(brand: BrandCode): Response {
  countCrawler(brand, 'paid');
  return replyError(403, 'crawler', 'Nobody is paid for what a crawler asks.');
}

/** Names the first fault's place, never the value, which may be personal. */
function wrongShape(path: readonly PropertyKey[]): Response {
  const name = path
    .map(String)
    .join('.')
    .replace(/[^\w.-]/g, '?')
    .slice(0, MAXIMUM_PATH_LENGTH);
  return refuseContent(422, 'wrong-shape', `The value at "${name || 'the top'}" is missing or wrong.`);
}

/**
 * A route that takes JSON: host, origin, limits, type, size and shape are checked before `handle` sees the body. A
 * declared crawler is not paid for (reliability 2.10); one that hides is held by tokens, limits and budgets. Nor is a
 * test (D206), which meets all that others meet before.
 */
export function postRoute<Name extends CallsUnder<'POST', 'page' | 'paid' | 'token'>>(
  name: Name,
  brands: Brands,
  handle: (body: CallRequest<Name>, context: CallContext) => Promise<Answered<Name>>,
) {
  const { guard, request: schema } = callContracts[name];
  return routeMethods(name, async (request) => {
    const context = findCallContext(request, brands);
    if (!context) return misdirected();
    const closed = refuseClosedBrand(context.brand);
    if (closed) return closed;
    if (!isSameOrigin(context.headers) || (isPaid(guard) && !namesOrigin(context.headers))) return foreign();
    if (isPaid(guard) && isDeclaredCrawler(context.userAgent)) return unpaid(context.brand.code);
    const refusal = refuseBlock(name, context.address);
    if (refusal) return refusal;
    const json = await readJson(request);
    if (!json.ok) return json.refusal;
    const body = schema.safeParse(json.value);
    if (!body.success) return wrongShape(body.error.issues[0]?.path ?? []);
    const overLimit = refuseVisit(name, body.data);
    if (overLimit) return overLimit;
    if (guard === 'token') {
      const unproven = await refuseWithoutToken(body.data as CallRequest<CallsUnder<'POST', 'token'>>, context);
      const refused = unproven ?? refuseAfterHours(context.brand);
      if (refused) return refused;
    }
    const tested = isPaid(guard) ? await refuseTest(context) : undefined;
    return tested ?? handle(body.data as CallRequest<Name>, context);
  });
}

export function getRoute<Name extends CallsUnder<'GET', 'page'>>(
  name: Name,
  brands: Brands,
  handle: (context: CallContext) => Promise<Answered<Name>> | Answered<Name>,
) {
  return routeMethods(name, (request) => {
    const context = findCallContext(request, brands);
    if (!context) return misdirected();
    if (!isSameOrigin(context.headers)) return foreign();
    return refuseClosedBrand(context.brand) ?? refuseBlock(name, context.address) ?? handle(context);
  });
}

/** A route for whoever reaches the machine: no host check, since they know the machine and not the brand. */
export function openRoute<Name extends CallsUnder<'GET', 'open'>>(name: Name, handle: () => Answered<Name>) {
  return routeMethods(name, handle);
}
