import { brands } from '@/funnels/brands';
import type { ThirdParties } from '@/lib/call-bodies/third-parties';
import { getEnv } from '@/lib/server/platform/env';
import { buildThirdParties } from '@/lib/server/process/build-third-parties';
import { getRoute } from '@/lib/server/route/guarded-route';
import { hasOptedOut, sendsOptOut } from '@/lib/server/request/has-opted-out';
import { reply } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Pages are prerendered, so the opt-out is checked here. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute(
  'getThirdParties',
  brands,
  ({ brand, headers }) => {
    const optedOut: ThirdParties = sendsOptOut(headers) ? { isOptedOut: true } : {};
    const answer = hasOptedOut(headers) ? optedOut : buildThirdParties(brand, getEnv());
    return reply(200, answer);
  },
);
