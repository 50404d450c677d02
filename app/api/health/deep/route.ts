import { getStore } from '@/lib/server/process/open-store';
import { readDeepHealth } from '@/lib/server/process/read-deep-health';
import { reply } from '@/lib/server/request/reply';
import { operatorRoute } from '@/lib/server/route/operator-route';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** What readiness leaves out, for people and alerts: a balancer that heeds it takes pages away that still work. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = operatorRoute('getDeepHealth', async () => {
  const health = await readDeepHealth(getStore());
  return reply(health.status === 'well' ? 200 : 503, health);
});
