import type { CallsUnder } from '@/lib/calls/call-contracts';
import { hasForbiddenKey, isOverLimits } from '../platform/json-limits';
import { readBody } from '../platform/request-body';
import { refuseBlock } from '../limits/refuse-over-limit';
import { findCallContext, type Brands } from './call-context';
import { isSameOrigin } from '../request/is-same-origin';
import { refuseClosedBrand } from './refuse-closed-brand';
import { replyError } from '../request/reply';
import { routeMethods } from './route-methods';

const MAXIMUM_BODY_BYTES = 16 * 1024;
const BODY_LIMIT_MS = 5000;

const TYPES: readonly string[] = ['application/csp-report', 'application/reports+json'];

async function readReport(request: Request): Promise<unknown> {
  try {
    const bytes = await readBody(request, MAXIMUM_BODY_BYTES, BODY_LIMIT_MS);
    if (!bytes) return undefined;
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isOverLimits(json) || hasForbiddenKey(json) ? undefined : json;
  } catch {
    return undefined;
  }
}

export function reportRoute(name: CallsUnder<'POST', 'report'>, brands: Brands, take: (json: unknown) => void) {
  return routeMethods(name, async (request) => {
    const context = findCallContext(request, brands);
    if (!context) return replyError(421, 'unknown-host', 'No site is served under this name.');
    const closed = refuseClosedBrand(context.brand);
    if (closed) return closed;
    if (!isSameOrigin(context.headers)) return replyError(403, 'foreign-origin', 'Reports are of our own pages only.');
    const refusal = refuseBlock(name, context.address);
    if (refusal) return refusal;
    const type = context.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    if (type === undefined || !TYPES.includes(type)) return replyError(415, 'no-report', 'Send a report.');
    const json = await readReport(request);
    if (json === undefined) return replyError(400, 'unreadable-report', 'This report cannot be read.');
    take(json);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  });
}
