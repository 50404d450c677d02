import { brands } from '@/funnels/brands';
import { eventCall } from '@/lib/calls/event-call';
import { postRoute } from '@/lib/server/request/guarded-route';
import { reply } from '@/lib/server/request/reply';
import { buildEventRecord } from '@/lib/server/store/build-records';
import { getStore } from '@/lib/server/store/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  eventCall,
  brands,
  async (body, { brand }) => {
    const store = await getStore();
    await store.saveEvents([buildEventRecord(brand.code, body)]);
    return reply(202, { accepted: true });
  },
);
