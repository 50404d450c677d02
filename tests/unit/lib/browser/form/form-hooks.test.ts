// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submitHooks, type HookContext } from '@/lib/browser/form/form-hooks';
import { findLeasedNumber, keepLease, restoreLease } from '@/lib/browser/phone/leased-phone';

const touch = { at: '2026-01-31T11:59:00.000Z', path: '/', referrerHost: '', parameters: {} };

const context: HookContext = {
  localizedForm: {
    form: 'medicare',
    formVersion: 'medicare@1',
    steps: [{ name: 'consent', type: 'regular', question: 'Who?', asking: { kind: 'consent' } }],
  },
  page: {
    brandId: 'm10',
    brandName: 'Meridian 10',
    pageName: 'otc-savings',
    pagePath: '/otc-savings',
    template: 'landing',
    product: 'medicare',
    benefits: [],
    planTypes: [],
    language: 'english',
    smid: '',
    xsmid: '',
    affiliateId: 'own',
  },
  visit: {
    anonymousId: '00000000-0000-4000-8000-000000000002',
    sessionId: 's1',
    urlParameters: {},
    touches: { first: touch, last: touch },
  },
  defaultNumber: '+12065550110',
  isPlaceholderPlacement: false,
};

const values = { zipcode: '33101', firstName: 'Mary', phone: '(206) 555-0123' };
const act = (granted: boolean) => ({
  text: 'I agree',
  buttonLabel: 'Go',
  recipients: [{ id: 'mediaalpha', name: 'Exchange', granted }],
});

const MIAMI = {
  zipCode: '33101',
  city: 'Miami',
  state: 'FL',
  stateName: 'Florida',
  county: 'Miami-Dade',
  latitude: 25.7791,
  longitude: -80.1978,
  timezone: 'America/New_York',
};

let asked: { path: string; body: Record<string, unknown> }[];

/** Our own server, as the browser sees it. */
function answer(path: string): Response {
  if (path.startsWith('/api/location')) return Response.json(MIAMI);
  if (path.endsWith('/get-phone'))
    return Response.json({ phone: '+12065550123', expiresInSeconds: 300, source: 'lease' });
  if (path.startsWith('/api/ipqs/token'))
    return Response.json({ token: 'signed', expiresAt: new Date(Date.now() + 300_000).toISOString() });
  return Response.json({ accepted: true }, { status: 202 });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  restoreLease();
  asked = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    asked.push({ path, body });
    return Promise.resolve(answer(path));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const find = (end: string) => asked.filter(({ path }) => path.endsWith(end));

describe('the submit hook that sends the lead', () => {
  it('keeps and sends the lead at once where the page has no token yet, and once more with one', async () => {
    sessionStorage.setItem('funnel.session-id', '"s1"');
    expect(await submitHooks['send-lead'](context, values, act(true))).toBe(true);
    const [bare, proven, ...others] = find('/lead/create').map(({ body }) => body);
    expect(others).toEqual([]);
    expect([bare?.['token'], proven?.['token']]).toEqual([undefined, 'signed']);
    expect(proven).toMatchObject({ leadId: bare?.['leadId'], values });
    const [first, second] = [bare, proven].map((body) => (body?.['consents'] as { consentId: string }[])[0]);
    expect(second).toEqual({ ...first, consentId: second?.consentId });
    expect(second?.consentId).not.toBe(first?.consentId);
    expect(sessionStorage.getItem('funnel.visit-token')).toBe('{"sessionId":"s1","token":"signed"}');
  });

  it('stores the lead first, with the token of its visit, then leases a number for 300 s', async () => {
    expect(await submitHooks['send-lead'](context, values, act(true))).toBe(true);
    expect(asked.map(({ path }) => path.split('?')[0])).toEqual([
      '/api/lead/create',
      '/api/location',
      '/api/mediaalpha/get-phone',
    ]);
    expect(find('/lead/create')[0]?.body['token']).toBe('signed');
    expect(find('/get-phone')[0]?.body).toMatchObject({ token: 'signed', session_id: 's1' });
    expect(findLeasedNumber()).toBe('+12065550123');
    vi.advanceTimersByTime(299_000);
    expect(findLeasedNumber()).toBe('+12065550123');
    vi.advanceTimersByTime(1_000);
    expect(findLeasedNumber()).toBeUndefined();
  });

  it('tells of a consent with the lead alone; what a provider gets of it is the server’s to say', async () => {
    await submitHooks['send-lead'](context, values, act(true));
    expect(find('/lead/create')[0]?.body).toMatchObject({ values, consents: [{ ...act(true), language: 'english' }] });
    const { leadId } = find('/lead/create')[0]?.body ?? {};
    expect(find('/get-phone')[0]?.body).toMatchObject({ data: { zip: '33101' }, lead_id: leadId });
    expect(JSON.stringify(find('/get-phone'))).not.toMatch(/Mary|5550123|I agree/);
  });

  it('tells with the lead whether the visitor has opted out', async () => {
    await submitHooks['send-lead'](context, values, act(true));
    const { navigator } = window;
    vi.stubGlobal('navigator', { globalPrivacyControl: true, onLine: true });
    await submitHooks['send-lead'](context, values, act(false));
    vi.stubGlobal('navigator', navigator);
    expect(find('/lead/create').map(({ body }) => body['isOptedOut'])).toEqual([false, true]);
  });

  it('the lead says the age that the address named, and of life the county of the ZIP', async () => {
    sessionStorage.setItem('funnel.personal', '{"age":"66"}');
    sessionStorage.setItem('funnel.location', JSON.stringify(MIAMI));
    const life = { ...context, page: { ...context.page, product: 'life' as const } };
    await submitHooks['send-lead'](life, values, act(true));
    expect(find('/lead/create')[0]?.body['values']).toEqual({ ...values, age: 66, county: 'Miami-Dade' });
  });

  it('without an act no consent is stored and nobody is named', async () => {
    await submitHooks['send-lead'](context, values);
    expect(find('/lead/create')[0]?.body['consents']).toEqual([]);
    expect(find('/get-phone')[0]?.body['data']).toEqual({ zip: '33101' });
  });

  it('the same answers and the same act are one lead', async () => {
    await submitHooks['send-lead'](context, values, act(true));
    await submitHooks['send-lead'](context, values, act(true));
    await submitHooks['send-lead'](context, values, act(false));
    const ids = find('/lead/create').map(({ body }) => body['leadId']);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('a lease that runs is not paid for again', async () => {
    keepLease('+12065550111', 300);
    await submitHooks['send-lead'](context, values, act(true));
    expect(find('/get-phone')).toEqual([]);
  });

  it('the all-zero placement never calls out and keeps the default number for a day', async () => {
    await submitHooks['send-lead']({ ...context, isPlaceholderPlacement: true }, values, act(true));
    expect(find('/get-phone')).toEqual([]);
    vi.advanceTimersByTime(86_399_000);
    expect(findLeasedNumber()).toBe('+12065550110');
    vi.advanceTimersByTime(1_000);
    expect(findLeasedNumber()).toBeUndefined();
  });

  it.each([
    ['once its lead is stored', 1_400, 1_400],
    ['after 1.5 s, where it is not', 60_000, 1_500],
  ])('asks for the number %s', async (_when, storedAfterMs, askedAtMs) => {
    sessionStorage.setItem('funnel.visit-token', JSON.stringify({ sessionId: 's1', token: 'signed' }));
    sessionStorage.setItem('funnel.session-id', '"s1"');
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push({ path, body: {} });
      if (path.endsWith('/lead/create')) await new Promise((resolve) => setTimeout(resolve, storedAfterMs));
      return answer(path);
    });
    const sent = submitHooks['send-lead'](context, values, act(true));
    await vi.advanceTimersByTimeAsync(askedAtMs - 1);
    expect(find('/get-phone')).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_200 - askedAtMs + 1);
    await sent;
    expect(find('/get-phone')).toHaveLength(1);
    // What is still on its way ends with this test.
    await vi.advanceTimersByTimeAsync(storedAfterMs);
    await vi.dynamicImportSettled();
  });

  it('however slow everything is, it lets the visitor on after 3.2 s', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    let isDone = false;
    void submitHooks['send-lead'](context, values, act(true)).then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(3_199);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
  });
});
