import { replyError } from '@/lib/server/request/reply';
import { everyMethod } from '@/lib/server/request/route-methods';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** A call that there is not, in the error shape of those that there are: Next would answer with a page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod(() =>
  replyError(404, 'unknown-call', 'There is no such call.'),
);
