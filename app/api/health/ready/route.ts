import { getClosedBrands } from '@/lib/server/platform/closed-brands';
import { isDraining } from '@/lib/server/platform/draining';
import { getStore } from '@/lib/server/process/open-store';
import { reply, replyError } from '@/lib/server/request/reply';
import { openRoute } from '@/lib/server/route/guarded-route';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const RETRY = { 'retry-after': '5' };

/**
 * Without the store pages still work, and browsers keep what they send. A build whose tables are not there yet is not
 * ready: the former one, which has its tables, goes on (D102). A brand that is not ready closes no other (D107).
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute('getReadiness', () => {
  if (isDraining()) return replyError(503, 'draining', 'This instance is about to end.', RETRY);
  if (getStore().isBehind()) return replyError(503, 'tables', 'The tables are behind this build.', RETRY);
  const closedBrands = getClosedBrands();
  return reply(200, { status: 'ready', ...(closedBrands.length > 0 && { closedBrands }) });
});
