import { brands } from '@/funnels/brands';
import { getBuildId } from '@/lib/server/platform/env';
import { getRoute } from '@/lib/server/route/guarded-route';
import { reply } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** A page of an older build fetches its next step from the new one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute('getBuild', brands, () =>
  reply(200, { buildId: getBuildId() }),
);
