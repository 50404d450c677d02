import { reply } from '@/lib/server/request/reply';
import { openRoute } from '@/lib/server/route/guarded-route';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Alive: the process answers. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute('getHealth', () =>
  reply(200, { status: 'alive' }),
);
