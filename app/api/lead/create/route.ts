import { brands } from '@/funnels/brands';
import { postRoute } from '@/lib/server/route/guarded-route';
import { reply } from '@/lib/server/request/reply';
import { buildConsentRecords, buildLeadRecord } from '@/lib/server/records/build-records';
import { getStore } from '@/lib/server/process/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'createLead',
  brands,
  async (body, context) => {
    await getStore().saveLead(buildLeadRecord(context.brand.code, body), buildConsentRecords(body, context));
    return reply(202, { accepted: true });
  },
);
