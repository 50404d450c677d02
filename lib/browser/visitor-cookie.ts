import { isVisitorId, VISITOR_COOKIE_NAME, VISITOR_COOKIE_SECONDS } from '@/lib/request/visitor-cookie';
import { readCookies, writeCookie } from './cookies';

/** The visitor id that a cookie carries: the server's own choice on a first visit, or ours from an earlier one. */
export function findVisitorCookie(): string | undefined {
  const entries = readCookies()
    .split(';')
    .map((entry) => entry.trim().split('='));
  const value = entries.find(([name]) => name === VISITOR_COOKIE_NAME)?.[1];
  return isVisitorId(value) ? value : undefined;
}

/** Lets the server know the visitor's id, from which it draws experiment variants; where cookies are refused, nothing. */
export function keepVisitorCookie(id: string): void {
  if (findVisitorCookie() === id) return;
  writeCookie(`${VISITOR_COOKIE_NAME}=${id}; Path=/; Max-Age=${VISITOR_COOKIE_SECONDS}; Secure; SameSite=Lax`);
}
