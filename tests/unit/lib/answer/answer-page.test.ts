import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import type { Experiment } from '@/lib/experiments/experiment';
import { answerPage, type AskedPage } from '@/lib/answer/answer-page';
import type { PageAnswer } from '@/lib/answer/page-answer';
import { openPersonal } from '@/lib/cookies/personal-cookie';
import { signTestLink } from '@/lib/cookies/test-link';
import { CLOSED_SEGMENT, NOT_FOUND_SEGMENT } from '@/lib/request/route-request';
import { parseSwitches } from '@/lib/switches/switch';
import { makeExperiment } from '@/tests/support/made-up-experiment';
import { makePageRequest } from '@/tests/support/page-request';

const NOW = new Date('2026-12-01T12:00:00Z');
const SECRET = 'a secret of the test, long enough';
const POLICY = "script-src 'self'";
const settings = {
  ...({ defaultBrand: 'm10', localHosts: true, hasCatalogue: true } as const),
  ...{ buildId: 'build', isWatched: false, contentPolicy: POLICY, secrets: [SECRET] as const },
};

function ask(address: string, change: Partial<AskedPage> = {}, experiments: readonly Experiment[] = [], off = '') {
  const { ifNoneMatch = null, pageKey = null } = change;
  const request = { ...makePageRequest(address, { now: NOW, ...change }), ifNoneMatch, pageKey };
  return answerPage(request, { ...registry, experiments }, { ...settings, switchedOff: parseSwitches(off) });
}

function nameCookies({ cookies }: PageAnswer): readonly string[] {
  return cookies.map(({ name }) => name);
}

describe('a page', () => {
  it('is a prerendered file that shared caches keep for twenty seconds, and may run its scripts', async () => {
    expect(await ask('/otc-savings/zip?gclid=1')).toEqual({
      kind: 'file',
      status: 200,
      file: '/m10/otc-savings',
      headers: {
        etag: expect.stringMatching(/^W\/"build-\w+"$/) as unknown,
        'cache-control': 'public, max-age=0, s-maxage=20, must-revalidate',
        'content-security-policy': POLICY,
        'reporting-endpoints': 'security="/api/security-report"',
      },
      cookies: [],
    });
  });

  it('that the browser has is 304 with the same headers and no text', async () => {
    const page = await ask('/otc-savings');
    const again = await ask('/otc-savings', { ifNoneMatch: page.headers['etag'] ?? '' });
    expect(again).toEqual({ kind: 'text', status: 304, text: '', headers: page.headers, cookies: [] });
  });

  it('that may change at any moment is kept by nobody, and never said to be the same', async () => {
    const request = { ...makePageRequest('/otc-savings', { now: NOW }), ifNoneMatch: '*', pageKey: null };
    const page = await answerPage(request, registry, { ...settings, isWatched: true });
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(page.headers).not.toHaveProperty('etag');
  });

  it('is marked for our cache where that keeps it under the page’s own name, and nowhere else', async () => {
    const host = 'm10.localhost';
    const marked = await ask('/otc-savings?gclid=1', { host, pageKey: 'm10.localhost/otc-savings|' });
    expect(marked.headers['x-accel-expires']).toBe('20');
    for (const pageKey of [null, 'm10.localhost/otc-savings/zip|', 'm10.localhost/otc-savings|a.b']) {
      expect((await ask('/otc-savings', { host, pageKey })).headers).not.toHaveProperty('x-accel-expires');
    }
  });

  it('under experiment is its visitor’s alone, and kept by our cache only when it sets no cookie', async () => {
    const experiment = makeExperiment();
    const first = await ask('/go-4-benefits', {}, [experiment]);
    expect(nameCookies(first)).toEqual(['__Host-visitor', '__Host-experiments']);
    expect(first.headers['cache-control']).toBe('private, no-cache, max-age=0, must-revalidate');
    expect(first.headers).not.toHaveProperty('x-accel-expires');
    const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const [host, variant = ''] = ['m10.localhost', first.cookies[1]?.value];
    const pageKey = `${host}/go-4-benefits|${variant}`;
    const second = await ask('/go-4-benefits', { cookie, host, pageKey }, [experiment]);
    expect((await ask('/go-4-benefits', { host, pageKey }, [experiment])).headers).not.toHaveProperty(
      'x-accel-expires',
    );
    expect(second).toMatchObject({ file: first.kind === 'file' && first.file, cookies: [] });
    expect(second.headers['cache-control']).toMatch(/^private/);
    expect(second.headers['x-accel-expires']).toBe('20');
  });

  it('that is not there is the brand’s own 404, kept by nobody, without an etag', async () => {
    expect(await ask('/nobody-has-this')).toEqual({
      kind: 'file',
      status: 404,
      file: `/m10/${NOT_FOUND_SEGMENT}`,
      headers: {
        'cache-control': 'private, no-cache, max-age=0, must-revalidate',
        'content-security-policy': POLICY,
        'reporting-endpoints': 'security="/api/security-report"',
      },
      cookies: [],
    });
  });
});

describe('what an operator has switched off', () => {
  const host = 'm10.localhost';
  const OFF = 'page:otc-savings:m10';

  it('is of a page the brand’s own page that says so, for each of its steps and whoever has the page already', async () => {
    const page = await ask('/otc-savings');
    const ifNoneMatch = page.headers['etag'] ?? '';
    for (const address of ['/otc-savings', '/otc-savings/zip', '/otc-savings?gclid=1']) {
      const closed = await ask(address, { ifNoneMatch }, [], OFF);
      expect(closed).toMatchObject({ kind: 'file', status: 503, file: `/m10/${CLOSED_SEGMENT}`, cookies: [] });
      expect(closed.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '600' });
      expect(closed.headers).not.toHaveProperty('etag');
    }
    expect((await ask('/otc-savings', { host: 'bh.localhost' }, [], OFF)).status).toBe(200);
    expect((await ask('/otc-savings', { host: 'bh.localhost' }, [], 'page:otc-savings')).status).toBe(503);
    expect((await ask('/privacy', {}, [], OFF)).status).toBe(200);
  });

  it('takes the place of the page in our own cache, under the page’s own name alone', async () => {
    const pageKey = `${host}/otc-savings|`;
    for (const off of [OFF, 'brand:m10']) {
      expect((await ask('/otc-savings', { host, pageKey }, [], off)).headers['x-accel-expires']).toBe('20');
      for (const other of [null, `${host}/otc-savings|a.b`, `${host}/privacy|`]) {
        const { headers } = await ask('/otc-savings', { host, pageKey: other }, [], off);
        expect(headers).not.toHaveProperty('x-accel-expires');
      }
      const unknown = await ask('/nobody-has-this', { host, pageKey: `${host}/nobody-has-this|` }, [], off);
      expect(unknown.headers).not.toHaveProperty('x-accel-expires');
    }
  });

  it('is of a brand what one that is not ready answers, whatever is asked', async () => {
    for (const address of ['/', '/otc-savings', '/nope', '/sitemap.xml', '/?email=mary%40example.com']) {
      const closed = await ask(address, {}, [], 'brand:m10');
      expect(closed).toMatchObject({ kind: 'text', status: 503, cookies: [] });
      expect(closed.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '3600' });
    }
    expect((await ask('/', { host: 'bh.localhost' }, [], 'brand:m10')).status).toBe(200);
  });

  it('is of an experiment the page as it is, for everybody, forced or not, in our cache as well', async () => {
    const experiment = makeExperiment();
    const first = await ask('/go-4-benefits', {}, [experiment]);
    const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const off = `experiment:${experiment.name}`;
    const pageKey = `${host}/go-4-benefits|${first.cookies[1]?.value}`;
    const stopped = await ask('/go-4-benefits', { cookie, host, pageKey }, [experiment], off);
    expect(stopped).toMatchObject({ kind: 'file', file: '/m10/go-4-benefits', cookies: [] });
    expect(stopped.headers['x-accel-expires']).toBe('20');
    const forced = `/go-4-benefits?variant=${experiment.name}:${experiment.variants[1].name}`;
    expect(await ask(forced, {}, [experiment])).not.toMatchObject({ file: '/m10/go-4-benefits' });
    expect(await ask(forced, {}, [experiment], off)).toMatchObject({ file: '/m10/go-4-benefits' });
    // A name that nobody drew is no name of this page.
    const other = { cookie, host, pageKey: `${host}/go-4-benefits|a.b` };
    expect((await ask('/go-4-benefits', other, [experiment], off)).headers).not.toHaveProperty('x-accel-expires');
  });
});

describe('a redirect', () => {
  it('is kept by no cache and tells the next page nothing; a permanent one says so to older browsers too', async () => {
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    expect(await ask('/otc-savings?a=1&a=2')).toEqual({
      ...{ kind: 'location', status: 307, location: '/otc-savings?a=2', headers, cookies: [] },
    });
    expect(await ask('/otc?gclid=1')).toMatchObject({
      ...{
        status: 308,
        location: '/otc-savings?gclid=1',
        headers: { ...headers, refresh: '0;url=/otc-savings?gclid=1' },
      },
    });
    expect(await ask('/medicare-gov')).toMatchObject({ status: 307, location: 'https://www.medicare.gov/', headers });
  });

  it('that nobody could follow is refused: escapes make an address six times as long', async () => {
    const answer = await ask(`/otc-savings?a=1&a=${'\u00e9'.repeat(2000)}`);
    expect(answer).toMatchObject({ status: 414, text: 'This address is too long.\n', cookies: [] });
  });

  it('seals what had to leave the address, for the server alone, and tells the browser that there is something', async () => {
    const answer = await ask('/otc-savings?firstname=Mary&gclid=1');
    expect(answer).toMatchObject({ status: 307, location: '/otc-savings?gclid=1' });
    const [personal, marker] = answer.cookies;
    expect(personal).toMatchObject({ name: '__Host-personal', maxAgeSeconds: 1800, isHidden: true });
    expect(await openPersonal(personal?.value ?? '', [SECRET], NOW.getTime())).toEqual({ firstname: 'Mary' });
    expect(marker).toEqual({ name: '__Host-prefill', value: '1', maxAgeSeconds: 1800 });
    expect(JSON.stringify(answer)).not.toContain('Mary');
  });

  describe('that takes the link of a tester out of the address', () => {
    const host = 'm10.localhost:3000';
    const sign = (name = 'm10.localhost', secret = SECRET) => signTestLink(name, 3600, secret, NOW.getTime());
    const unlisted = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

    it('keeps it for the server alone until its end, and tells the browser that there is something', async () => {
      const signed = await sign();
      expect(await ask(`/otc-savings?qa=${signed}&gclid=1&qa=${signed}`, { host })).toEqual({
        ...{ kind: 'location', status: 307, location: '/otc-savings?gclid=1', headers: unlisted },
        cookies: [
          { name: '__Host-test-visit', value: signed, maxAgeSeconds: 3600, isHidden: true },
          { name: '__Host-test-mark', value: '1', maxAgeSeconds: 3600 },
        ],
      });
    });

    it('says of one that is over, forged or of another host only that the address is another', async () => {
      const later = { host, now: new Date(NOW.getTime() + 3_600_000) };
      const none = { kind: 'location', status: 307, location: '/otc-savings', headers: unlisted, cookies: [] };
      expect(await ask(`/otc-savings?qa=${await sign()}`, later)).toEqual(none);
      for (const link of [await sign('tqg.localhost'), await sign('m10.localhost', `${SECRET}x`), '', 'a'])
        expect(await ask(`/otc-savings?qa=${link}`, { host })).toEqual(none);
    });

    it('does so wherever it stands, and beside what is about a person', async () => {
      const signed = await sign();
      expect(await ask(`/nobody-has-this?qa=${signed}`, { host })).toMatchObject({ location: '/nobody-has-this' });
      expect(nameCookies(await ask(`/?qa=${signed}&firstname=Mary`, { host }))).toEqual([
        ...['__Host-personal', '__Host-prefill', '__Host-test-visit', '__Host-test-mark'],
      ]);
    });
  });
});

describe('what is no page', () => {
  it.each([
    [421, 'No site is served under this name.\n', { host: 'somebody-else.example' }],
    [400, 'This address cannot be read.\n', { path: '/%ff' }],
  ])('is %i in plain text that no cache keeps and that runs nothing', async (status, text, change) => {
    const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
    expect(await ask('/otc-savings', change)).toEqual({ kind: 'text', status, text, headers, cookies: [] });
  });

  it('is 405 for whoever does more than read, and says what may be done', async () => {
    const headers = { 'cache-control': 'no-store', allow: 'GET, HEAD' };
    expect(await ask('/otc-savings', { method: 'POST' })).toMatchObject({
      kind: 'text',
      status: 405,
      text: '',
      headers,
    });
  });
});
