import { readMetrics } from '@/lib/server/metrics/metrics';
import { readGauges } from '@/lib/server/process/read-gauges';
import { operatorRoute } from '@/lib/server/route/operator-route';
import { getStore } from '@/lib/server/process/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const HEADERS = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' };

/** For the operator's Prometheus. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = operatorRoute('getMetrics', async () => {
  return new Response(await readMetrics(await readGauges(getStore())), { headers: HEADERS });
});
