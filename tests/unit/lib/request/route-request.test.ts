import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { NOT_FOUND_SEGMENT, routeRequest, type PageRequest } from '@/lib/request/route-request';

const lookup = { defaultBrand: 'm10', localHosts: true } as const;

function route(path: string, more: Partial<PageRequest> = {}) {
  const [pathname = '', query = ''] = path.split('?');
  const request = {
    method: 'GET',
    host: 'm10.localhost:3000',
    path: pathname,
    query: new URLSearchParams(query),
    ...more,
  };
  return routeRequest(request, registry, lookup);
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

  it('in production a local name is an unknown host', () => {
    const request = { method: 'GET', host: 'm10.localhost', path: '/', query: new URLSearchParams() };
    expect(routeRequest(request, registry, { ...lookup, localHosts: false })).toEqual({ kind: 'misdirected' });
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
    expect(route('/otc-savings', { host: 'tqg.localhost' })).toMatchObject({ kind: 'not-found' });
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

  it('a redirect never leaves the site and never repeats itself', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.tuple(fc.constantFrom('a', 'email', 'zip_code', 'phone'), fc.string())),
        (path, pairs) => {
          const query = new URLSearchParams(pairs);
          const routing = routeRequest(
            { method: 'GET', host: 'm10.localhost', path: `/${path}`, query },
            registry,
            lookup,
          );
          if (routing.kind !== 'redirect') return;
          const next = new URL(routing.location, 'https://here.example');
          expect(next.origin).toBe('https://here.example');
          const again = routeRequest(
            { method: 'GET', host: 'm10.localhost', path: next.pathname, query: next.searchParams },
            registry,
            lookup,
          );
          expect(again.kind).not.toBe('redirect');
        },
      ),
    );
  });
});
