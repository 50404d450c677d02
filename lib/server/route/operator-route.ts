import { createHash, timingSafeEqual } from 'node:crypto';
import type { CallsUnder } from '@/lib/calls/call-contracts';
import { getEnv, type Env } from '../platform/env';
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

/** The setting that holds the token of each such call. */
const TOKENS = {
  getMetrics: 'METRICS_TOKEN',
  getDeepHealth: 'METRICS_TOKEN',
  askOperator: 'OPERATORS_TOKEN',
} as const satisfies Readonly<Record<CallsUnder<'GET' | 'POST', 'operator'>, keyof Env>>;

/** A route for operators; without the setting that holds its token there is no such call. */
export function operatorRoute(name: keyof typeof TOKENS, handle: (request: Request) => Promise<Response>) {
  return routeMethods(name, (request) => {
    const token = getEnv()[TOKENS[name]];
    if (token === undefined) return replyError(404, 'unknown-call', 'There is no such call.');
    if (isOperator(request.headers, token)) return handle(request);
    return replyError(401, 'token', 'This call is for the operator.', { 'www-authenticate': 'Bearer' });
  });
}
