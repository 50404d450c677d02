import { brands } from '@/funnels/brands';
import { postRoute } from '@/lib/server/route/guarded-route';
import { reply } from '@/lib/server/request/reply';
import { buildUserRecord } from '@/lib/server/records/build-records';
import { getStore } from '@/lib/server/process/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'setUser',
  brands,
  async (body, { brand }) => {
    await getStore().saveUser(buildUserRecord(brand.code, body));
    return reply(200, { saved: true });
  },
);
