import { brands } from '@/funnels/brands';
import { openPersonal } from '@/lib/cookies/personal-cookie';
import { PERSONAL_COOKIE_MARKER_NAME, PERSONAL_COOKIE_NAME } from '@/lib/cookies/personal-cookie-names';
import { listSessionSecrets } from '@/lib/cookies/session-keys';
import { getEnv } from '@/lib/server/platform/env';
import { findCookie } from '@/lib/cookies/find-cookie';
import { forgetCookie } from '@/lib/server/request/forget-cookie';
import { getRoute } from '@/lib/server/route/guarded-route';
import { reply } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Once: the answer that tells of them deletes both cookies. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute(
  'getSession',
  brands,
  async ({ headers, method }) => {
    const sealed = findCookie(headers.get('cookie'), PERSONAL_COOKIE_NAME);
    const personal = sealed && (await openPersonal(sealed, listSessionSecrets(getEnv()), Date.now()));
    const response = reply(200, { personal: personal || {} });
    if (method === 'HEAD') return response;
    response.headers.append('set-cookie', forgetCookie(PERSONAL_COOKIE_NAME));
    response.headers.append('set-cookie', forgetCookie(PERSONAL_COOKIE_MARKER_NAME));
    return response;
  },
);
