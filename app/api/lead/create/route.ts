import { brands } from '@/funnels/brands';
import { postRoute } from '@/lib/server/route/guarded-route';
import { countDropped } from '@/lib/server/metrics/metrics';
import { log } from '@/lib/server/platform/log';
import { parseLeadValues } from '@/lib/server/records/lead-values';
import { reply } from '@/lib/server/request/reply';
import { buildConsentRecords, buildLeadRecord } from '@/lib/server/records/build-records';
import { getStore } from '@/lib/server/process/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'createLead',
  brands,
  async (body, context) => {
    const brand = context.brand.code;
    const { values, dropped } = parseLeadValues(body.values);
    countDropped('answer', dropped);
    if (dropped > 0) log({ level: 'warn', message: 'lead answers dropped', brand, count: dropped });
    const lead = { ...body, values };
    await getStore().saveLead(buildLeadRecord(brand, lead), buildConsentRecords(lead, context));
    return reply(202, { accepted: true });
  },
);
