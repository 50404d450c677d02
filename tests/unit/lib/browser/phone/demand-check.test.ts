// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkDemand } from '@/lib/browser/phone/demand-check';
import type { PaidCallContext } from '@/lib/browser/phone/paid-call';

const touch = { at: '2026-01-31T11:59:00.000Z', path: '/', referrerHost: '', parameters: {} };

/** A visit of one page, led to by an ad. */
function visitFrom(urlParameters: Readonly<Record<string, string>>): PaidCallContext {
  return {
    page: {
      ...{ brandId: 'm10', brandName: 'Meridian 10', pageName: 'otc-savings', pagePath: '/otc-savings' },
      ...{ template: 'landing', product: 'medicare', benefits: [], planTypes: [], language: 'english' },
      ...{ smid: '', xsmid: '', affiliateId: 'own' },
    },
    visit: {
      anonymousId: '00000000-0000-4000-8000-000000000002',
      sessionId: 's1',
      urlParameters,
      touches: { first: touch, last: touch },
    },
  };
}

const response = { parsed: { ctc: { ev: 4.2 } } };
let checks: number;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  checks = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', (path: string) => {
    if (path.startsWith('/api/location')) return Promise.resolve(new Response(null, { status: 404 }));
    if (!path.endsWith('/demand-check')) {
      return Promise.resolve(
        Response.json({ token: 'signed', expiresAt: new Date(Date.now() + 300_000).toISOString() }),
      );
    }
    checks += 1;
    return Promise.resolve(Response.json(response));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

it('asks once for the same place and ad, and says when the answer was known', async () => {
  expect(await checkDemand(visitFrom({}), { zipcode: '33101' })).toEqual({ isLowBid: true, response });
  expect(await checkDemand(visitFrom({}), { zipcode: '33101' })).toEqual({ isLowBid: true, response, isKept: true });
  expect(checks).toBe(1);
});

it('asks once in all tabs while the answer is under way, and says so to the second', async () => {
  let last: Promise<unknown> = Promise.resolve();
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({
    request: (_name: string, _options: LockOptions, take: () => Promise<unknown>) => (last = last.then(take)),
  } as unknown as LockManager);
  const [first, second] = await Promise.all([
    checkDemand(visitFrom({}), { zipcode: '33101' }),
    checkDemand(visitFrom({}), { zipcode: '33101' }),
  ]);
  expect([first, second]).toEqual([
    { isLowBid: true, response },
    { isLowBid: true, response, isKept: true },
  ]);
  expect(checks).toBe(1);
});

it('the page in the other language asks nothing anew', async () => {
  await checkDemand(visitFrom({}), { zipcode: '33101' });
  const { page, visit } = visitFrom({});
  await checkDemand({ visit, page: { ...page, pageName: 'otc-savings-es' } }, { zipcode: '33101' });
  expect(checks).toBe(1);
});

it('asks again for another ZIP, another ad, and once the answer is as old as a lease', async () => {
  await checkDemand(visitFrom({}), { zipcode: '33101' });
  await checkDemand(visitFrom({}), { zipcode: '60601' });
  await checkDemand(visitFrom({ afid: '77' }), { zipcode: '60601' });
  vi.advanceTimersByTime(299_000);
  await checkDemand(visitFrom({ afid: '77' }), { zipcode: '60601' });
  expect(checks).toBe(3);
  vi.advanceTimersByTime(1000);
  await checkDemand(visitFrom({ afid: '77' }), { zipcode: '60601' });
  expect(checks).toBe(4);
});

it('without a ZIP nobody is asked', async () => {
  expect(await checkDemand(visitFrom({}), {})).toBeUndefined();
  expect(checks).toBe(0);
});
