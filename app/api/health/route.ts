import { reply } from '@/lib/server/request/reply';
import { routeMethods } from '@/lib/server/request/route-methods';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Alive: the process answers. No host check, since whoever asks knows the machine and not the brand. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods('GET', () =>
  reply(200, { status: 'alive' }),
);
