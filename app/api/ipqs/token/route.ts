import { brands } from '@/funnels/brands';
import { callContracts } from '@/lib/calls/call-contracts';
import { createCallToken } from '@/lib/server/platform/call-token';
import { getEnv } from '@/lib/server/platform/env';
import { getRoute } from '@/lib/server/route/guarded-route';
import { reply, replyError } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute(
  'getCallToken',
  brands,
  async ({ brand, query, userAgent }) => {
    const request = callContracts.getCallToken.request.safeParse(Object.fromEntries(query));
    if (!request.success) return replyError(400, 'malformed', 'A session id has at most 128 characters.');
    const holder = { brand: brand.code, sessionId: request.data.session_id, userAgent };
    return reply(200, await createCallToken(holder, getEnv().SESSION_SECRET, Date.now()));
  },
);
