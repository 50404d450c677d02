import { registry } from '@/funnels/registry';
import { getStore } from '@/lib/server/process/open-store';
import { answerReportPage } from '@/lib/server/report-pages/answer-report-page';
import { everyMethod } from '@/lib/server/route/route-methods';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Documents of their own without script, so that visitors load nothing of them; the middleware lets them pass by. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod((request) =>
  answerReportPage(request, {
    registry,
    openReports: () => getStore().reports(),
    openSwitches: () => getStore().switches(),
    now: () => new Date(),
  }),
);
