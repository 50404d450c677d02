import { brands } from '@/funnels/brands';
import { findEventFault } from '@/lib/analytics/event-fault';
import { log } from '@/lib/server/platform/log';
import { countCrawler, countEvent } from '@/lib/server/metrics/metrics';
import { postRoute } from '@/lib/server/route/guarded-route';
import { isDeclaredCrawler } from '@/lib/server/request/is-declared-crawler';
import { sendsOptOut } from '@/lib/server/request/has-opted-out';
import { reply } from '@/lib/server/request/reply';
import { buildEventRecord } from '@/lib/server/records/build-records';
import { getStore } from '@/lib/server/process/open-store';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'createEvent',
  brands,
  async (sent, { brand, userAgent, headers }) => {
    // The header may say what the page's script cannot see.
    const body = sendsOptOut(headers) ? { ...sent, properties: { ...sent.properties, isOptedOut: true } } : sent;
    const fault = findEventFault(body.event, body.properties);
    // A page of another build may differ: the event is kept, and the difference logged without values.
    if (fault !== undefined) log({ level: 'warn', message: 'event off catalogue', reason: fault.slice(0, 100) });
    await getStore().saveEvents([buildEventRecord(brand.code, body)]);
    countEvent(brand.code, body.event, body.properties);
    if (isDeclaredCrawler(userAgent)) countCrawler(brand.code, 'event');
    return reply(202, { accepted: true });
  },
);
