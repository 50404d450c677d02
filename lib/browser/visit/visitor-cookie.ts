import { isVisitorId, VISITOR_COOKIE_NAME, VISITOR_COOKIE_SECONDS } from '@/lib/cookies/visitor-cookie';
import { readCookies, writeCookie } from '../platform/cookies';

/** The server's choice on a first visit, or ours from an earlier one. */
export function findVisitorCookie(): string | undefined {
  const entries = readCookies()
    .split(';')
    .map((entry) => entry.trim().split('='));
  const value = entries.find(([name]) => name === VISITOR_COOKIE_NAME)?.[1];
  return isVisitorId(value) ? value : undefined;
}

/** The server draws experiment variants from it. */
export function keepVisitorCookie(id: string): void {
  if (findVisitorCookie() === id) return;
  writeCookie(`${VISITOR_COOKIE_NAME}=${id}; Path=/; Max-Age=${VISITOR_COOKIE_SECONDS}; Secure; SameSite=Lax`);
}
