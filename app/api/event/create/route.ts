import { brands } from '@/funnels/brands';
import { findEventFault } from '@/lib/analytics/event-fault';
import { log } from '@/lib/server/platform/log';
import { countCrawler, countEvent, countTest } from '@/lib/server/metrics/metrics';
import { postRoute } from '@/lib/server/route/guarded-route';
import { isDeclaredCrawler } from '@/lib/server/request/is-declared-crawler';
import { sendsOptOut } from '@/lib/server/request/has-opted-out';
import { reply } from '@/lib/server/request/reply';
import { isTestVisit } from '@/lib/server/route/test-visit';
import { buildEventRecord } from '@/lib/server/records/build-records';
import { getStore } from '@/lib/server/process/open-store';

/** As the page's script saw it, which is who ran the page; the header may be of whoever passes the event on. */
function readAgent({ userAgent }: Readonly<Record<string, unknown>>): string {
  return typeof userAgent === 'string' ? userAgent : '';
}

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postRoute(
  'createEvent',
  brands,
  async (sent, { brand, userAgent, headers }) => {
    // The header may say what the page's script cannot see.
    const told = sendsOptOut(headers) ? { ...sent.properties, isOptedOut: true } : sent.properties;
    const fault = findEventFault(sent.event, told);
    // A page of another build may differ: the event is kept, and the difference logged without values.
    if (fault !== undefined) log({ level: 'warn', message: 'event off catalogue', reason: fault.slice(0, 100) });
    // Reports leave crawlers out, by the list that this server knows and the database does not.
    const properties = isDeclaredCrawler(readAgent(told)) ? { ...told, isCrawler: true } : told;
    const isTest = await isTestVisit(headers);
    await getStore().saveEvents([buildEventRecord(brand.code, { ...sent, properties }, isTest)]);
    if (isTest) countTest(brand.code, 'event');
    else countEvent(brand.code, sent.event, told);
    if (isDeclaredCrawler(userAgent)) countCrawler(brand.code, 'event');
    return reply(202, { accepted: true, ...(isTest && { isTest }) });
  },
);
