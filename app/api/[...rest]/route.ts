import { replyError } from '@/lib/server/request/reply';
import { everyMethod } from '@/lib/server/route/route-methods';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Unknown calls get the calls' error shape; Next would answer with a page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod(() =>
  replyError(404, 'unknown-call', 'There is no such call.'),
);
