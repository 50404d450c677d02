import { brands } from '@/funnels/brands';
import { buildTagManagerFrame } from '@/lib/analytics/tag-manager';
import { getEnv } from '@/lib/server/platform/env';
import { buildThirdParties } from '@/lib/server/process/build-third-parties';
import { getRoute } from '@/lib/server/route/guarded-route';
import { isTestVisit } from '@/lib/server/route/test-visit';
import { hasOptedOut } from '@/lib/server/request/has-opted-out';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const NO_STORE = { 'cache-control': 'no-store' };

/** For `noscript` frames: pages are the same for everyone, so the opt-out and the test are checked here. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute(
  'getTagManagerFrame',
  brands,
  async ({ brand, headers }) => {
    const { tagManager } = buildThirdParties(brand, getEnv());
    const isAlone = hasOptedOut(headers) || (await isTestVisit(headers));
    if (!tagManager || isAlone) return new Response(null, { status: 204, headers: NO_STORE });
    return new Response(null, { status: 302, headers: { ...NO_STORE, location: buildTagManagerFrame(tagManager) } });
  },
);
