import type { CallsUnder } from '@/lib/calls/call-contracts';
import { getEnv } from '../platform/env';
import { isOperator } from '../request/is-operator';
import { replyError } from '../request/reply';
import { routeMethods } from './route-methods';

/** A route for the operator; without METRICS_TOKEN there is no such call. */
export function operatorRoute(name: CallsUnder<'GET', 'operator'>, handle: () => Promise<Response>) {
  return routeMethods(name, ({ headers }) => {
    const token = getEnv().METRICS_TOKEN;
    if (token === undefined) return replyError(404, 'unknown-call', 'There is no such call.');
    if (isOperator(headers, token)) return handle();
    return replyError(401, 'token', 'This call is for the operator.', { 'www-authenticate': 'Bearer' });
  });
}
