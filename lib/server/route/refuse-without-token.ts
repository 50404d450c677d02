import { calls } from '@/lib/calls/calls';
import type { CallError } from '@/lib/errors/call-error';
import { listSessionSecrets } from '@/lib/cookies/session-keys';
import { isCallToken } from '../platform/call-token';
import { getEnv } from '../platform/env';
import type { CallContext } from './call-context';
import { replyError, type Reply } from '../request/reply';

export async function refuseWithoutToken(
  body: { readonly token?: string | undefined; readonly session_id?: string | undefined },
  { brand, userAgent }: CallContext,
): Promise<Reply<CallError> | undefined> {
  const holder = { brand: brand.code, sessionId: body.session_id, userAgent };
  if (await isCallToken(body.token, holder, listSessionSecrets(getEnv()), Date.now())) return undefined;
  return replyError(403, 'token', `This call needs a token of this visit: GET ${calls.getCallToken.path} gives one.`);
}
