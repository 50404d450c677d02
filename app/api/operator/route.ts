import { operatorRequestSchema } from '@/lib/call-bodies/operator-request';
import { TooManyVisitorsError } from '@/lib/server/records/person';
import { actForOperator } from '@/lib/server/records/operator-acts';
import { getStore } from '@/lib/server/process/open-store';
import { reply, replyError } from '@/lib/server/request/reply';
import { operatorRoute } from '@/lib/server/route/operator-route';
import { readJson } from '@/lib/server/route/read-json';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** For commands beside a site that owns its store, which no second process may open. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = operatorRoute('askOperator', async (request) => {
  const json = await readJson(request);
  if (!json.ok) return json.refusal;
  const body = operatorRequestSchema.safeParse(json.value);
  const done = body.success ? actForOperator(getStore(), body.data.act, body.data.given) : undefined;
  if (done === undefined) return replyError(422, 'wrong-shape', 'There is no such act, or it is given something else.');
  try {
    return reply(200, { answer: (await done) ?? null });
  } catch (error) {
    if ((error as Error).name === TooManyVisitorsError.name) {
      return replyError(409, 'too-many', (error as Error).message);
    }
    throw error;
  }
});
