import { reply } from '@/lib/server/request/reply';
import { routeMethods } from '@/lib/server/request/route-methods';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** No host check: monitors know the machine, not the brand. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods('GET', () =>
  reply(200, { status: 'alive' }),
);
