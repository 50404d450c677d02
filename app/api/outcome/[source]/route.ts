import { countOutcome } from '@/lib/server/metrics/metrics';
import { getStore } from '@/lib/server/process/open-store';
import { buildOutcome } from '@/lib/server/providers/build-outcome';
import { refuseContent, reply } from '@/lib/server/request/reply';
import { sourceRoute } from '@/lib/server/route/source-route';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = sourceRoute('takeOutcome', async (body, source) => {
  const outcome = buildOutcome(source, body, Date.now());
  if (!outcome) {
    countOutcome(source, 'malformed');
    return refuseContent(422, 'wrong-shape', 'The value at "occurredAt" lies ahead.');
  }
  await getStore().saveOutcome(outcome);
  countOutcome(source, 'taken');
  return reply(202, { accepted: true });
});
