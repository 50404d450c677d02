import { normalizeHost } from '@/lib/brand/find-brand';
import { findCookie } from '@/lib/cookies/find-cookie';
import { listSessionSecrets } from '@/lib/cookies/session-keys';
import { readTestLink } from '@/lib/cookies/test-link';
import { TEST_COOKIE_NAME } from '@/lib/cookies/test-visit-names';
import type { CallError } from '@/lib/errors/call-error';
import { countTest } from '../metrics/metrics';
import { getEnv } from '../platform/env';
import { replyError, type Reply } from '../request/reply';
import type { CallContext } from './call-context';

/** How long the test of this browser still lasts; undefined for everybody else, whatever the browser says. */
export async function findTestSeconds(headers: Headers): Promise<number | undefined> {
  const signed = findCookie(headers.get('cookie'), TEST_COOKIE_NAME);
  if (signed === undefined) return undefined;
  const host = normalizeHost(headers.get('host') ?? '');
  return readTestLink(signed, host, listSessionSecrets(getEnv()), Date.now());
}

/** Whether all that comes with these headers is a test (D206). */
export async function isTestVisit(headers: Headers): Promise<boolean> {
  return (await findTestSeconds(headers)) !== undefined;
}

/** 403 for what would be paid: the page then shows what it shows without a provider. */
export async function refuseTest({ brand, headers }: CallContext): Promise<Reply<CallError> | undefined> {
  if (!(await isTestVisit(headers))) return undefined;
  countTest(brand.code, 'paid');
  return replyError(403, 'test', 'Nobody is paid for a test.');
}
