import { brands } from '@/funnels/brands';
import { TEST_COOKIE_MARKER_NAME, TEST_COOKIE_NAME } from '@/lib/cookies/test-visit-names';
import { forgetCookie } from '@/lib/server/request/forget-cookie';
import { reply } from '@/lib/server/request/reply';
import { postRoute } from '@/lib/server/route/guarded-route';
import { findTestSeconds } from '@/lib/server/route/test-visit';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Pages are the same for everybody: what a tester has more of, the browser learns here, and gives back here. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'askTestVisit',
  brands,
  async ({ ends }, { headers }) => {
    if (!ends) return reply(200, { secondsLeft: (await findTestSeconds(headers)) ?? null });
    const response = reply(200, { secondsLeft: null });
    for (const name of [TEST_COOKIE_NAME, TEST_COOKIE_MARKER_NAME])
      response.headers.append('set-cookie', forgetCookie(name));
    return response;
  },
);
