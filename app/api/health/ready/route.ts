import { isDraining } from '@/lib/server/platform/draining';
import { reply, replyError } from '@/lib/server/request/reply';
import { openRoute } from '@/lib/server/route/guarded-route';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Without the store pages still work, and browsers keep what they send. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute('getReadiness', () =>
  isDraining()
    ? replyError(503, 'draining', 'This instance is about to end.', { 'retry-after': '5' })
    : reply(200, { status: 'ready' }),
);
