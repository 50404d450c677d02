import { expect, type APIRequestContext } from '@playwright/test';

/** Next's own router sends it; the page stays the same, and is Next's to answer. */
export const LEFT_TO_NEXT = { 'next-url': '/' };

/** What says how an answer was sent, and what Next says of its own. */
export const OF_THE_WAY =
  /^(date|connection|keep-alive|transfer-encoding|content-(length|encoding)|x-nextjs-(cache|prerender|stale-time))$/;

interface Shown {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Whether Next answered. */
  readonly isNext: boolean;
}

/** What an address answers, without what belongs to the way that the answer took. */
export async function showAnswer(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string>,
): Promise<Shown> {
  const answer = await request.get(address, { headers, maxRedirects: 0 });
  const told = Object.entries(answer.headers()).filter(([name]) => !OF_THE_WAY.test(name));
  return {
    status: answer.status(),
    headers: Object.fromEntries(told.map(([name, value]) => [name, name === 'vary' ? value.toLowerCase() : value])),
    html: await answer.text(),
    isNext: 'x-nextjs-cache' in answer.headers(),
  };
}

/** A page that is answered in front of Next is the one that Next answers, with the same headers. */
export async function expectSameBothWays(request: APIRequestContext, address: string): Promise<void> {
  const direct = await showAnswer(request, address, {});
  const next = await showAnswer(request, address, LEFT_TO_NEXT);
  expect(direct, address).toEqual({ ...next, isNext: false });
  expect(next.isNext, address).toBe(true);
}
