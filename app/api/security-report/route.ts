import { brands } from '@/funnels/brands';
import { parseViolations } from '@/lib/security/policy-violation';
import { log } from '@/lib/server/platform/log';
import { countViolation } from '@/lib/server/metrics/metrics';
import { reportRoute } from '@/lib/server/route/report-route';
import { isNewMagnitude, ViolationCounter } from '@/lib/server/route/violation-counter';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const counter = new ViolationCounter();

/** Only counts are kept, and logged as they grow. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = reportRoute('reportViolations', brands, (json) => {
  for (const violation of parseViolations(json)) {
    const kind = counter.add(violation);
    countViolation(kind.directive);
    const isTold = isNewMagnitude(kind.count) && (kind.count > 1 || !counter.isFull());
    if (isTold) log({ level: 'warn', message: 'content policy violated', ...kind });
  }
});
