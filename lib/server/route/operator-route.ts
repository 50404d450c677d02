import { createHash, timingSafeEqual } from 'node:crypto';
import type { CallsUnder } from '@/lib/calls/call-contracts';
import { getEnv } from '../platform/env';
import { replyError } from '../request/reply';
import { routeMethods } from './route-methods';

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** Compares digests, so that timing reveals neither length nor prefix. */
function isOperator(headers: Headers, token: string): boolean {
  const [, given] = /^Bearer (\S{1,512})$/i.exec(headers.get('authorization') ?? '') ?? [];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** A route for the operator; without METRICS_TOKEN there is no such call. */
export function operatorRoute(name: CallsUnder<'GET', 'operator'>, handle: () => Promise<Response>) {
  return routeMethods(name, ({ headers }) => {
    const token = getEnv().METRICS_TOKEN;
    if (token === undefined) return replyError(404, 'unknown-call', 'There is no such call.');
    if (isOperator(headers, token)) return handle();
    return replyError(401, 'token', 'This call is for the operator.', { 'www-authenticate': 'Bearer' });
  });
}
