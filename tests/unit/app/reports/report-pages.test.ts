import { beforeAll, describe, expect, test } from 'vitest';
import { registry } from '@/funnels/registry';
import { REPORT_HEADERS } from '@/lib/security/security-headers';
import { answerReportPage } from '@/lib/server/report-pages/answer-report-page';
import { ownHandlers } from '@/tests/support/own-handlers';
import { makeEvent } from '@/tests/support/store-records';

const TOKEN = 'a-token-of-reports-that-is-long-enough-to-be-one';
const OPERATORS_TOKEN = 'a-token-of-operators-that-is-long-enough-to-be-one';
const NOW = new Date();

ownHandlers(
  () => ({ REPORTS_TOKEN: TOKEN, OPERATORS_TOKEN }),
  () => Promise.resolve(),
);

interface Sent {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(path: string, init: Sent = {}, now = NOW): Promise<Response> {
  const { getStore } = await import('@/lib/server/process/open-store');
  const headers = { host: 'm10.localhost', ...init.headers };
  const request = new Request(`http://m10.localhost${path}`, { ...init, headers });
  return answerReportPage(request, {
    registry,
    openReports: () => getStore().reports(),
    openSwitches: () => getStore().switches(),
    now: () => now,
  });
}

function signIn(token: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const body = new URLSearchParams({ token }).toString();
  return ask('/reports/sign-in', { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', ...headers } });
}

async function readCookie(): Promise<string> {
  return (await signIn(TOKEN)).headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('without the cookie there is only the way in, whatever is asked for', async () => {
  for (const path of ['/reports', '/reports/funnel', '/reports/money.csv', '/reports/health.json']) {
    const response = await ask(path);
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 401, 'no-store']);
    expect(await response.text()).toContain('type="password"');
  }
});

test('the token lets in for twelve hours, by a cookie that no script reads and no other site sends', async () => {
  const response = await signIn(TOKEN);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/reports/funnel']);
  const set = response.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^__Host-operator=[\w.-]+; Path=\/; Max-Age=43200; Secure; HttpOnly; SameSite=Strict$/);
  const cookie = set.split(';')[0] ?? '';
  expect((await ask('/reports/health', { headers: { cookie } })).status).toBe(200);
  const later = new Date(NOW.getTime() + 12 * 3_600_000 + 1000);
  expect((await ask('/reports/health', { headers: { cookie } }, later)).status).toBe(401);
  expect((await ask('/reports/health', { headers: { cookie: `${cookie}x` } })).status).toBe(401);
});

test('the policy of these pages lets forms of ours be sent, and nothing run or load', () => {
  const policy = REPORT_HEADERS.find(({ key }) => key === 'content-security-policy')?.value ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toMatch(/script-src|form-action 'none'/);
});

test('another site’s form is refused, and so is an unknown host', async () => {
  expect((await signIn(TOKEN, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask('/reports', { headers: { host: 'elsewhere.example' } })).status).toBe(421);
});

test('every report is a page without script and a file, with the same figures', async () => {
  const { getStore } = await import('@/lib/server/process/open-store');
  const page = { name: 'otc-savings', language: 'english' };
  const urlParams = { utm_campaign: '<b>=winter' };
  await getStore().saveEvents([makeEvent({ properties: { page, urlParams, stepName: 'zip', stepNumber: 1 } })]);
  const headers = { cookie: await readCookie() };
  for (const name of ['funnel', 'questions', 'money', 'experiments', 'health']) {
    const shown = await ask(`/reports/${name}?by=campaign&by=day&from=2026-01-01`, { headers });
    const text = await shown.text();
    expect([name, shown.status, shown.headers.get('x-robots-tag')]).toEqual([name, 200, 'noindex, nofollow']);
    expect(text).not.toMatch(/<script|<b>|javascript:/i);
    if (['funnel', 'questions', 'money'].includes(name)) expect(text).toContain('Left out: 0 visits of bots, 0 with');
    expect((await ask(`/reports/${name}.json`, { headers })).headers.get('content-type')).toContain('json');
    const file = await ask(`/reports/${name}.csv?by=campaign`, { headers });
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}.csv"`);
  }
  const json = (await (await ask('/reports/funnel.json?from=2026-01-01', { headers })).json()) as object;
  expect(Object.keys(json)).toEqual([
    ...['visits', 'steps', 'leads', 'numbersShown', 'callsTapped', 'callsReturned', 'connected', 'sold'],
    ...['revenueCents', 'costCents'],
  ]);
  expect(json).toMatchObject({ visits: 1, steps: [{ step: 'zip', seen: 1, answered: 0, left: 1 }] });
});

describe('switches', () => {
  const OFF = { what: 'page:otc-savings', brand: 'm10', who: 'ada', why: '<i>a wrong claim', turn: 'off' };

  let cookie = '';

  beforeAll(async () => {
    cookie = await readCookie();
  });

  function turn(form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
    const body = new URLSearchParams({ token: OPERATORS_TOKEN, ...form }).toString();
    const sent = { cookie, 'sec-fetch-site': 'same-origin', ...headers };
    return ask('/reports/switches', { method: 'POST', body, headers: sent });
  }

  test('are turned by who knows the operators’ token, says who and why, and are listed with both', async () => {
    expect((await turn({ ...OFF, token: TOKEN })).status).toBe(401);
    expect((await turn(OFF, { cookie: '' })).status).toBe(401);
    expect((await turn(OFF, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const wrong: readonly Readonly<Record<string, string>>[] = [
      { why: ' ' },
      { what: 'page:otc-saving' },
      { brand: 'tqg' },
      { what: 'provider:ipqs' },
    ];
    for (const change of wrong) expect([change, (await turn({ ...OFF, ...change })).status]).toEqual([change, 422]);
    const { getStore } = await import('@/lib/server/process/open-store');
    const switches = await getStore().switches();
    expect(await switches.listTurns(9)).toEqual([]);
    const done = await turn(OFF);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/reports/switches']);
    expect(await switches.listOff()).toMatchObject([
      { kind: 'page', name: 'otc-savings', brand: 'm10', who: 'ada', why: '<i>a wrong claim' },
    ]);
    const shown = await ask('/reports/switches', { headers: { cookie } });
    const text = await shown.text();
    expect(text).toContain('page:otc-savings:m10');
    expect(text).toContain('&lt;i&gt;a wrong claim');
    expect(text).not.toMatch(/<script|<i>/);
    expect((await turn({ what: 'page:otc-savings:m10', who: 'ada', why: 'mended', turn: 'on' })).status).toBe(303);
    expect(await switches.listOff()).toEqual([]);
  });
});

test('what cannot be asked is said in words', async () => {
  const headers = { cookie: await readCookie() };
  const response = await ask('/reports/funnel?from=yesterday&by=shoe', { headers });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('yesterday is no day');
  expect((await ask('/reports/nothing', { headers })).status).toBe(404);
  expect((await ask('/reports/funnel', { headers, method: 'DELETE' })).status).toBe(405);
});

test('who tries too often is locked out, with the right token as well', async () => {
  const answers = [];
  for (let count = 0; count < 12; count += 1) answers.push((await signIn('a wrong one')).status);
  expect(answers).toContain(401);
  expect(answers.at(-1)).toBe(429);
  const locked = await signIn(TOKEN);
  expect([locked.status, Number(locked.headers.get('retry-after')) > 0]).toEqual([429, true]);
});
