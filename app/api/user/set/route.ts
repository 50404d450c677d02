import { brands } from '@/funnels/brands';
import { countTest } from '@/lib/server/metrics/metrics';
import { postRoute } from '@/lib/server/route/guarded-route';
import { isTestVisit } from '@/lib/server/route/test-visit';
import { sendsOptOut } from '@/lib/server/request/has-opted-out';
import { findCookie } from '@/lib/cookies/find-cookie';
import { VISITOR_COOKIE_NAME } from '@/lib/cookies/visitor-cookie';
import { reply, replyError } from '@/lib/server/request/reply';
import { buildUserRecord } from '@/lib/server/records/build-records';
import { getStore } from '@/lib/server/process/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'setUser',
  brands,
  async (sent, { brand, headers }) => {
    const body = sendsOptOut(headers) ? { ...sent, isOptedOut: true } : sent;
    const visitor = findCookie(headers.get('cookie'), VISITOR_COOKIE_NAME);
    if (visitor !== undefined && visitor !== body.id) {
      return replyError(403, 'visitor', 'This browser is another visitor.');
    }
    const isTest = await isTestVisit(headers);
    await getStore().saveUser(buildUserRecord(brand.code, body, isTest), visitor === body.id);
    if (isTest) countTest(brand.code, 'user');
    return reply(200, { saved: true });
  },
);
