import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import type { Page } from '@/lib/page/page';
import type { PageRequest } from '@/lib/request/page-request';
import { NOT_FOUND_SEGMENT, NOT_VALID_SEGMENT, routeRequest } from '@/lib/request/route-request';
import { makePageRequest } from '@/tests/support/page-request';
import { countTries } from '@/tests/support/only-in-all';

const lookup = { defaultBrand: 'm10', localHosts: true } as const;

/** Pages as they stand; experiments have their own test. */
const untested = { ...registry, experiments: [] };

function route(address: string, more: Partial<PageRequest> = {}) {
  return routeRequest(makePageRequest(address, more), untested, lookup);
}

describe('host to brand', () => {
  it('a brand is found by its hosts, its local name, and plain localhost as the default brand', () => {
    expect(route('/', { host: registry.brands.bh.hosts[0] })).toEqual({ kind: 'page', path: '/bh' });
    expect(route('/', { host: 'TQG.localhost:81.' })).toEqual({ kind: 'misdirected' });
    expect(route('/', { host: 'TQG.localhost.:81' })).toEqual({ kind: 'page', path: '/tqg' });
    expect(route('/', { host: '127.0.0.1:3000' })).toEqual({ kind: 'page', path: '/m10' });
  });

  it('an unknown host, or none, is misdirected', () => {
    expect(route('/', { host: 'evil.example' })).toEqual({ kind: 'misdirected' });
    expect(route('/', { host: null })).toEqual({ kind: 'misdirected' });
  });

  it.each([
    ['m10.preview.example', 'm10'],
    ['bh--blue-button.preview.example', 'bh'],
    ['BH--2.preview.example:8443', 'bh'],
    ['m10--a.b.preview.example', undefined],
    ['nobody--a.preview.example', undefined],
    ['m10--a.preview.example.evil.example', undefined],
    ['m10-a.preview.example', undefined],
    ['preview.example', undefined],
    ['m10--a.elsewhere.example', undefined],
  ])('%s shows %s where previews have names of their own, and nothing elsewhere', (host, brand) => {
    const request = makePageRequest('/privacy', { host });
    const previewHost = 'preview.example';
    expect(routeRequest(request, registry, { ...lookup, previewHost })).toMatchObject(
      brand === undefined ? { kind: 'misdirected' } : { kind: 'page', path: `/${brand}/privacy` },
    );
    expect(routeRequest(request, registry, lookup)).toEqual({ kind: 'misdirected' });
  });

  it('in production a local name is an unknown host', () => {
    expect(routeRequest(makePageRequest('/'), registry, { ...lookup, localHosts: false })).toEqual({
      kind: 'misdirected',
    });
  });
});

describe('a page whose words depend on the day', () => {
  it.each([
    ['2026-09-30T12:00:00Z', '-season.2026.rest'],
    ['2026-11-21T12:00:00Z', '-season.2027.enrollment'],
    ['2026-12-08T12:00:00Z', '-season.2027.rest'],
  ])('at %s is the prerendered page of its season, at each step', (moment, segment) => {
    const page = registry.pages.find(({ path }) => path === '/shop-4-dsnp-otc-2024');
    const now = new Date(moment);
    expect(page?.brands).toContain('m10');
    expect(route('/shop-4-dsnp-otc-2024', { now })).toEqual({
      kind: 'page',
      path: `/m10/${segment}/shop-4-dsnp-otc-2024`,
    });
    expect(route('/shop-4-dsnp-otc-2024/zipcode', { now })).toMatchObject({
      path: `/m10/${segment}/shop-4-dsnp-otc-2024/zipcode`,
    });
  });
});

describe('path to page and step', () => {
  it('a page and each of its steps are prerendered addresses of the brand', () => {
    expect(route('/otc-savings')).toEqual({ kind: 'page', path: '/m10/otc-savings' });
    expect(route('/otc-savings/consent?gclid=1')).toEqual({ kind: 'page', path: '/m10/otc-savings/consent' });
  });

  it('an unknown step opens the page itself', () => {
    expect(route('/otc-savings/nope')).toEqual({ kind: 'page', path: '/m10/otc-savings' });
  });

  it('what the brand does not list, too many segments and brand-prefixed paths are not found', () => {
    const notFound = { kind: 'not-found', path: `/m10/${NOT_FOUND_SEGMENT}` };
    expect(route('/nope/at-all')).toEqual(notFound);
    expect(route('/otc-savings/zipcode/x')).toEqual(notFound);
    expect(route('/m10/otc-savings/zipcode')).toEqual(notFound);
    expect(route('/-otc-savings-headline.question/otc-savings')).toEqual(notFound);
    expect(route('/otc-savings', { host: 'tqg.localhost' })).toMatchObject({ kind: 'not-found' });
  });

  it('slashes too many and letters in another case lead to the address as it is spelled, in one redirect', () => {
    const forGood = { kind: 'redirect', isPermanent: true };
    expect(route('/otc-savings/')).toEqual({ ...forGood, location: '/otc-savings' });
    expect(route('//otc-savings//zipcode/?gclid=1')).toEqual({ ...forGood, location: '/otc-savings/zipcode?gclid=1' });
    expect(route('/OTC-savings')).toEqual({ ...forGood, location: '/otc-savings' });
    expect(route('/otc-savings/ZIPcode?gclid=1')).toEqual({ ...forGood, location: '/otc-savings/zipcode?gclid=1' });
    expect(route('/OTC/')).toEqual({ ...forGood, location: '/otc-savings' });
    expect(route('/OTC-Savings/?Email=m&utm_source=A')).toEqual({
      kind: 'redirect',
      location: '/otc-savings?utm_source=A',
      personal: { email: 'm' },
    });
  });

  it('letters in another case that lead nowhere stay as they are', () => {
    expect(route('/Nope').kind).toBe('not-found');
    expect(route('/otc-savings/Nope').kind).toBe('page');
    expect(route('/Otc-savings', { host: 'tqg.localhost' }).kind).toBe('not-found');
  });

  it('a path that cannot be decoded is malformed; only GET and HEAD open pages', () => {
    expect(route('/%ff')).toEqual({ kind: 'malformed' });
    expect(route('/otc-savings', { method: 'POST' })).toEqual({ kind: 'method-not-allowed' });
  });
});

describe('one redirect to a clean address', () => {
  it('personal parameters leave the address and are handed over, the rest stays', () => {
    expect(route('/otc-savings?utm_campaign=x&firstname=Mary&email=m%40example.com&zip_code=33101')).toEqual({
      kind: 'redirect',
      location: '/otc-savings?utm_campaign=x&zip_code=33101',
      personal: { firstname: 'Mary', email: 'm@example.com' },
    });
  });

  it('repeated keys collapse to the last value', () => {
    expect(route('/otc-savings?a=1&b=2&a=3')).toEqual({ kind: 'redirect', location: '/otc-savings?a=3&b=2' });
  });

  it('both happen at once, and an address that is clean is left alone', () => {
    expect(route('/otc-savings?phone=1&a=1&a=2')).toMatchObject({
      location: '/otc-savings?a=2',
      personal: { phone: '1' },
    });
    expect(route('/otc-savings?a=2&zip_code=33101')).toMatchObject({ kind: 'page' });
  });

  it('what is not found is cleaned too, and no path names another host', () => {
    expect(route('/nope?email=m')).toEqual({ kind: 'redirect', location: '/nope', personal: { email: 'm' } });
    expect(route('//evil.example/x?email=m')).toMatchObject({ location: '/evil.example/x' });
    expect(route('/\\evil.example?email=m')).toMatchObject({ location: '/evil.example' });
    expect(route('/a/..//evil.example?email=m')).toMatchObject({ location: '/evil.example' });
  });

  it('other spellings are handed over under the name of the specification', () => {
    expect(route('/otc-savings?FirstName=Mary&EMAIL=m&mobile=1&Date-of-Birth=2&e-mail%20=m2&zip=3')).toMatchObject({
      location: '/otc-savings?zip=3',
      personal: { firstname: 'Mary', email: 'm2', phone: '1', dateofbirth: '2' },
    });
  });

  it('a campaign label with a person in it says that it was withheld, an id goes', () => {
    expect(route('/otc-savings?utm_campaign=ann%40example.com&gclid=2065550142&utm_term=ann')).toMatchObject({
      location: '/otc-savings?utm_campaign=withheld&utm_term=ann',
    });
  });

  it.each([
    'utm_campaign=20551234567&utm_content=612345678901&utm_term=medicare%20plans&campaign_name=fall&ad_name=A1',
    'gclid=Cj0KCQiA-abc_123-2065550142x&gad_source=1&gad_campaignid=20551234567&_gl=1*abc&msclkid=0f1e2065550142ab',
    'keyword=over+the+counter&matchtype=e&network=g&placement=www.news.example&loc_physical_ms=9067609',
    'zip_code=33101&zip=33101&state=FL&city=Miami&language=es&page=2&campaign_id=120210000000000000',
    'tblci=GiAaB2065&click-id=1d3b0f10-2065-4550-9142-aaaaaaaaaaaa&start=2026-11-22&hour=10:30',
  ])('what ads say of themselves stays: %s', (query) => {
    expect(route(`/otc-savings?${query}`).kind).toBe('page');
  });

  it('a redirect never leaves the site, holds nothing personal and never repeats itself', () => {
    const names = fc.constantFrom('a', 'email', 'zip', 'zipcode', 'zip_code', 'phone', 'session_id', 'firstname');
    const paths = fc.oneof(
      fc.string().map((path) => `/${path}`),
      fc
        .constantFrom('//', '/\\', '/\t/', '/..//', '/%2F', '/home', '/otc')
        .chain((start) => fc.string().map((end) => start + end)),
      fc.constantFrom(...registry.pages.map(({ path }) => path), ...registry.redirects.map(({ path }) => path)),
    );
    fc.assert(
      fc.property(paths, fc.array(fc.tuple(names, fc.uuid())), fc.constantFrom('m10', 'tqg'), (path, pairs, brand) => {
        const host = `${brand}.localhost`;
        const query = new URLSearchParams(pairs);
        const routing = route(path, { query, host });
        if (routing.kind === 'leave') {
          expect(registry.redirects.map(({ to }) => to)).toContain(routing.location);
          return;
        }
        if (routing.kind !== 'redirect') return;
        const next = new URL(routing.location, 'https://here.example');
        expect(next.origin).toBe('https://here.example');
        expect(next.pathname).not.toMatch(/^\/\//);
        for (const [name, value] of pairs) {
          if (!/^a$|zip/.test(name)) expect(routing.location).not.toContain(value);
        }
        const isAsBrowsersSend = new URL(`https://here.example${path}`).pathname === path && !path.startsWith('//');
        if (!isAsBrowsersSend) return;
        expect(route(next.pathname, { query: next.searchParams, host }).kind).not.toBe('redirect');
      }),
      { numRuns: countTries(2000) },
    );
  });
});

describe('redirects of the table', () => {
  it('in-app ones keep the query, lead from the steps of a retired page too, and say whether for good', () => {
    expect(route('/otc?gclid=1')).toEqual({ kind: 'redirect', location: '/otc-savings?gclid=1', isPermanent: true });
    expect(route('/otc/consent')).toMatchObject({ location: '/otc-savings' });
    expect(route('/home')).toMatchObject({ location: '/' });
    expect(route('/otc', { host: 'tqg.localhost' })).toMatchObject({ kind: 'not-found' });
  });

  it('personal parameters leave the address in the same redirect', () => {
    expect(route('/otc?gclid=1&email=m&gclid=2')).toEqual({
      kind: 'redirect',
      location: '/otc-savings?gclid=2',
      isPermanent: true,
      personal: { email: 'm' },
    });
  });

  it('an absolute one leads to exactly the configured address, after personal parameters were taken out', () => {
    const leave = { kind: 'leave', location: 'https://www.medicare.gov/' };
    expect(route('/medicare-gov?gclid=1')).toEqual(leave);
    expect(route('/medicare-gov?email=m&gclid=1')).toEqual({
      kind: 'redirect',
      location: '/medicare-gov?gclid=1',
      personal: { email: 'm' },
    });
  });
});

describe('page validation', () => {
  it('a page whose validation does not hold is a 404 of its own', () => {
    const host = 'tqg.localhost';
    expect(route('/quiz/vehicle1', { host })).toMatchObject({ kind: 'page' });
    expect(route('/quiz/vehicle1/vehicle-1-year', { host }).kind).not.toBe('page');
    expect(route('/quiz/vehicle1/nope', { host })).toEqual({ kind: 'not-found', path: `/tqg/${NOT_VALID_SEGMENT}` });
  });
});

describe('a step that an earlier version had', () => {
  const host = 'tqg.localhost';

  it('leads to the step that asks its question now, with the query, also where unknown steps are a 404', () => {
    expect(route('/compare-auto/driver1-sr22?gclid=1', { host })).toEqual({
      kind: 'redirect',
      location: '/compare-auto/driver1-profile?gclid=1',
    });
    expect(route('/quiz/driver2-details/driver2-marital', { host })).toEqual({
      kind: 'redirect',
      location: '/quiz/driver2-details/driver2-details',
    });
    expect(route('/otc-savings/name')).toEqual({ kind: 'redirect', location: '/otc-savings/contact' });
  });

  it('is named by no form that still has it, and leads to a step of its own form', () => {
    for (const [name, { steps, formerSteps = {} }] of Object.entries(registry.forms)) {
      const names: readonly string[] = steps;
      expect([name, Object.keys(formerSteps).filter((step) => names.includes(step))]).toEqual([name, []]);
      expect([name, Object.values(formerSteps).filter((step) => !names.includes(step))]).toEqual([name, []]);
    }
  });
});

describe('page middleware', () => {
  const host = 'tqg.localhost';

  it('a ZIP code under another name gets the name that the form reads, once, with whatever else must change', () => {
    expect(route('/compare-auto?zip=60601&gclid=1', { host })).toEqual({
      kind: 'redirect',
      location: '/compare-auto?gclid=1&zip_code=60601',
    });
    expect(route('/compare-auto/driver?zipcode=60601&email=m', { host })).toEqual({
      kind: 'redirect',
      location: '/compare-auto/driver?zip_code=60601',
      personal: { email: 'm' },
    });
    expect(route('/compare-auto?zip=1&zip_code=60601', { host }).kind).toBe('page');
    expect(route('/compare-auto?zip=', { host }).kind).toBe('page');
  });

  it('other pages leave it alone', () => {
    expect(route('/otc-savings?zip=60601').kind).toBe('page');
  });

  it('a name that is in no table throws', () => {
    const page = registry.pages.find(({ path }) => path === '/otc-savings');
    const pages = [{ ...page, middleware: ['constructor'] } as unknown as Page];
    expect(() => routeRequest(makePageRequest('/otc-savings'), { ...untested, pages }, lookup)).toThrow(
      'Unknown route middleware: constructor',
    );
  });
});
