import type { PageCookie } from '@/lib/request/page-request';

interface AnswerHead {
  readonly status: number;
  /** By name in lower case, without cookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly PageCookie[];
}

/** What a page request is answered with; whoever sends it decides nothing more. */
export type PageAnswer = AnswerHead &
  (
    | { readonly kind: 'file'; /** Path of a prerendered page, `/m10/otc-savings`. */ readonly file: string }
    | { readonly kind: 'location'; /** A path of this site, or a whole address elsewhere. */ readonly location: string }
    | { readonly kind: 'text'; readonly text: string }
  );

/** Both forms of the lifetime, as older browsers know only the first. */
function formatCookie({ name, value, maxAgeSeconds, isHidden }: PageCookie, now: Date): string {
  const expires = new Date(now.getTime() + maxAgeSeconds * 1000).toUTCString();
  const lifetime = ['Path=/', `Expires=${expires}`, `Max-Age=${maxAgeSeconds}`];
  const access = ['Secure', ...(isHidden ? ['HttpOnly'] : []), 'SameSite=lax'];
  return [`${name}=${encodeURIComponent(value)}`, ...lifetime, ...access].join('; ');
}

/** The headers of an answer that is sent at this moment, its address and a `Set-Cookie` for each cookie among them. */
export function listHeaders(answer: PageAnswer, now: Date): [name: string, value: string][] {
  return [
    ...Object.entries(answer.headers),
    ...(answer.kind === 'location' ? [['location', answer.location] satisfies [string, string]] : []),
    ...answer.cookies.map((cookie): [string, string] => ['set-cookie', formatCookie(cookie, now)]),
  ];
}
