import { brands } from '@/funnels/brands';
import type { ThirdParties } from '@/lib/call-bodies/third-parties';
import { getEnv } from '@/lib/server/platform/env';
import { buildThirdParties } from '@/lib/server/process/build-third-parties';
import { getRoute } from '@/lib/server/route/guarded-route';
import { isTestVisit } from '@/lib/server/route/test-visit';
import { hasOptedOut, sendsOptOut } from '@/lib/server/request/has-opted-out';
import { reply } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Pages are prerendered, so the opt-out is checked here, and whether the visit is a test, of which nobody is told. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute(
  'getThirdParties',
  brands,
  async ({ brand, headers }) => {
    const optedOut: ThirdParties = sendsOptOut(headers) ? { isOptedOut: true } : {};
    const isAlone = hasOptedOut(headers) || (await isTestVisit(headers));
    const answer = isAlone ? optedOut : buildThirdParties(brand, getEnv());
    return reply(200, answer);
  },
);
