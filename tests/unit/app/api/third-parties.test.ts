import { beforeAll, expect, test } from 'vitest';
import { brands } from '@/funnels/brands';
import { isThirdParties, type ThirdParties } from '@/lib/call-bodies/third-parties';
import { OPT_OUT_COOKIE_NAME } from '@/lib/cookies/opt-out-cookie';

const HOST = 'm10.localhost:3000';

interface Route {
  readonly GET: (request: Request) => Promise<Response> | Response;
}

let settings: Route;
let frame: Route;

beforeAll(async () => {
  Object.assign(process.env, { APP_ENV: 'development', LEADID_URL: 'http://127.0.0.1:4100/leadid' });
  settings = await import('@/app/api/third-parties/route');
  frame = await import('@/app/api/tag-manager/frame/route');
});

async function ask(headers: Record<string, string> = {}, route = settings): Promise<Response> {
  return route.GET(new Request('http://0.0.0.0:3000/', { headers: { host: HOST, ...headers } }));
}

test('a page learns what it may load, and no cache keeps it', async () => {
  const response = await ask();
  const answer = (await response.json()) as ThirdParties;
  expect(isThirdParties(answer)).toBe(true);
  expect(Object.keys(answer)).toEqual(['tagManager', 'mediaAlphaAds', 'trustedForm', 'leadId', 'errorReports']);
  expect(answer.leadId).toEqual({
    url: 'http://127.0.0.1:4100/leadid',
    campaignId: brands.m10.certificates?.leadIdCampaign?.value,
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('after an opt-out there is nothing to load', async () => {
  expect(await (await ask({ cookie: `a=1; ${OPT_OUT_COOKIE_NAME}=1` })).json()).toEqual({});
});

test('under a signal that only the server may see, the page is told so', async () => {
  const answer: unknown = await (await ask({ 'sec-gpc': '1' })).json();
  expect(answer).toEqual({ isOptedOut: true });
  expect(isThirdParties(answer)).toBe(true);
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
