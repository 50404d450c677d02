import { brands } from '@/funnels/brands';
import type { ThirdParties } from '@/lib/call-bodies/third-parties';
import type { VisitFacts } from '@/lib/call-bodies/visit-facts';
import { readAddressLocation } from '@/lib/server/location/read-address-location';
import { getBuildId, getEnv } from '@/lib/server/platform/env';
import { buildThirdParties } from '@/lib/server/process/build-third-parties';
import { getRoute } from '@/lib/server/route/guarded-route';
import { isTestVisit } from '@/lib/server/route/test-visit';
import { hasOptedOut, sendsOptOut } from '@/lib/server/request/has-opted-out';
import { reply } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Pages are prerendered, so the opt-out is checked here, and whether the visit is a test, of which nobody is told. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute(
  'getVisitFacts',
  brands,
  async ({ brand, headers, address }) => {
    const env = getEnv();
    const optedOut: ThirdParties = sendsOptOut(headers) ? { isOptedOut: true } : {};
    const isAlone = hasOptedOut(headers) || (await isTestVisit(headers));
    const facts: VisitFacts = {
      buildId: getBuildId(),
      location: readAddressLocation(headers, address, env.TRUSTED_PROXY_HOPS > 0),
      thirdParties: isAlone ? optedOut : buildThirdParties(brand, env),
    };
    return reply(200, facts);
  },
);
