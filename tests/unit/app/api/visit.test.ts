import { beforeAll, expect, test } from 'vitest';
import { brands } from '@/funnels/brands';
import { isVisitFacts, type VisitFacts } from '@/lib/call-bodies/visit-facts';
import { getBuildId } from '@/lib/server/platform/env';
import { OPT_OUT_COOKIE_NAME } from '@/lib/cookies/opt-out-cookie';

const HOST = 'm10.localhost:3000';

interface Route {
  readonly GET: (request: Request) => Promise<Response> | Response;
}

let visit: Route;
let frame: Route;

beforeAll(async () => {
  Object.assign(process.env, { APP_ENV: 'development', LEADID_URL: 'http://127.0.0.1:4100/leadid' });
  visit = await import('@/app/api/visit/route');
  frame = await import('@/app/api/tag-manager/frame/route');
});

async function ask(headers: Record<string, string> = {}, route = visit): Promise<Response> {
  return route.GET(new Request('http://0.0.0.0:3000/', { headers: { host: HOST, ...headers } }));
}

test('a page learns what it may load, its build and where it is asked from, and no cache keeps it', async () => {
  const response = await ask();
  const facts: unknown = await response.json();
  if (!isVisitFacts(facts)) throw new Error('no facts');
  const { thirdParties, buildId, location } = facts;
  expect([buildId, Object.keys(location)]).toEqual([getBuildId(), ['city', 'state', 'postalCode', 'value', 'isp']]);
  const outside = ['tagManager', 'mediaAlphaAds', 'trustedForm', 'leadId', 'errorReports'];
  expect(Object.keys(thirdParties)).toEqual(outside);
  expect(thirdParties.leadId).toEqual({
    url: 'http://127.0.0.1:4100/leadid',
    campaignId: brands.m10.certificates?.leadIdCampaign?.value,
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('after an opt-out there is nothing to load', async () => {
  const facts = (await (await ask({ cookie: `a=1; ${OPT_OUT_COOKIE_NAME}=1` })).json()) as VisitFacts;
  expect(facts.thirdParties).toEqual({});
});

test('under a signal that only the server may see, the page is told so', async () => {
  const facts: unknown = await (await ask({ 'sec-gpc': '1' })).json();
  expect(facts).toHaveProperty('thirdParties', { isOptedOut: true });
  expect(isVisitFacts(facts)).toBe(true);
});

test('another site may not ask', async () => {
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('the frame for browsers without script leads to the tag manager of the brand', async () => {
  const response = await ask({}, frame);
  expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
  expect(response.headers.get('location')).toMatch(new RegExp(`/gtm/ns\\.html\\?id=${brands.m10.gtmId?.value}$`));
});

test('the frame leads nowhere after an opt-out', async () => {
  expect((await ask({ 'sec-gpc': '1' }, frame)).status).toBe(204);
});
