import type { LeadRequest } from '@/lib/call-bodies/lead-request';
import { listSessionSecrets } from '@/lib/cookies/session-keys';
import { isLeadToken } from '../platform/call-token';
import { getEnv } from '../platform/env';
import { namesOrigin } from '../request/is-same-origin';
import type { CallContext } from './call-context';

/**
 * What keeps a lead from being taken for one that a page of ours sent: no browser names its origin, or no token of its
 * visit came along. Undefined when nothing does.
 */
export async function findPageFault(
  { token, sessionId }: Pick<LeadRequest, 'token' | 'sessionId'>,
  { brand, headers }: Pick<CallContext, 'brand' | 'headers'>,
): Promise<'origin' | 'token' | undefined> {
  if (!namesOrigin(headers)) return 'origin';
  const isFromVisit = await isLeadToken(
    token,
    { brand: brand.code, sessionId },
    listSessionSecrets(getEnv()),
    Date.now(),
  );
  return isFromVisit ? undefined : 'token';
}
