import { getEnv } from '@/lib/server/env';
import { getMetrics } from '@/lib/server/metrics/metrics';
import { readGauges } from '@/lib/server/metrics/read-gauges';
import { isOperator } from '@/lib/server/request/is-operator';
import { replyError } from '@/lib/server/request/reply';
import { routeMethods } from '@/lib/server/request/route-methods';
import { getStore } from '@/lib/server/store/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const HEADERS = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' };

/** Exists only with METRICS_TOKEN. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods('GET', async ({ headers }) => {
  const token = getEnv().METRICS_TOKEN;
  if (token === undefined) return replyError(404, 'unknown-call', 'There is no such call.');
  if (!isOperator(headers, token)) {
    return replyError(401, 'token', 'This call is for the operator.', { 'www-authenticate': 'Bearer' });
  }
  const gauges = await readGauges(await getStore());
  return new Response(getMetrics().format(gauges), { headers: HEADERS });
});
