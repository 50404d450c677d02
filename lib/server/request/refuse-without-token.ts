import { isCallToken } from '../call-token';
import { getEnv } from '../env';
import type { CallContext } from './call-context';
import { replyError } from './reply';

export function refuseWithoutToken(
  body: { readonly token?: string | undefined; readonly session_id?: string | undefined },
  { brand, userAgent }: CallContext,
): Response | undefined {
  const holder = { brand: brand.code, sessionId: body.session_id, userAgent };
  if (isCallToken(body.token, holder, getEnv().SESSION_SECRET, Date.now())) return undefined;
  return replyError(403, 'token', 'This call needs a token of this visit: GET /api/ipqs/token gives one.');
}
