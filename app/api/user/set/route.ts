import { brands } from '@/funnels/brands';
import { postRoute } from '@/lib/server/route/guarded-route';
import { sendsOptOut } from '@/lib/server/request/has-opted-out';
import { reply } from '@/lib/server/request/reply';
import { buildUserRecord } from '@/lib/server/records/build-records';
import { getStore } from '@/lib/server/process/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'setUser',
  brands,
  async (sent, { brand, headers }) => {
    const body = sendsOptOut(headers) ? { ...sent, isOptedOut: true } : sent;
    await getStore().saveUser(buildUserRecord(brand.code, body));
    return reply(200, { saved: true });
  },
);
