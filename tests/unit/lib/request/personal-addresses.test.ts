import { expect, test } from 'vitest';
import { registry } from '@/funnels/registry';
import { routeRequest } from '@/lib/request/route-request';
import { findCanary } from '@/tests/support/canary';
import { makePageRequest } from '@/tests/support/page-request';
import { makePersonalAddresses, WAYS_TO_WRITE } from '@/tests/support/personal-addresses';

const untested = { ...registry, experiments: [] };
const lookup = { defaultBrand: 'm10', localHosts: true } as const;
const ADDRESSES = makePersonalAddresses(500, 20261122).filter(({ hash }) => hash === '');

// The hash, which no server sees: `browser/navigation/clean-hash.test.ts`; all of it in a browser: e2e `personal-addresses`.
test.each(WAYS_TO_WRITE.filter((way) => !way.includes('hash')))(
  'a person %s is gone after one redirect, on pages and elsewhere',
  (way) => {
    const addresses = ADDRESSES.filter((address) => address.way === way);
    expect(addresses.length).toBeGreaterThan(10);
    for (const { brand, path, query } of addresses) {
      const host = `${brand}.localhost`;
      const told = `${path}?${query}`;
      const first = routeRequest(makePageRequest(told, { host }), untested, lookup);
      expect(first.kind, told).toBe('redirect');
      if (first.kind !== 'redirect') continue;
      expect(findCanary(first.location), told).toEqual([]);
      const second = routeRequest(makePageRequest(first.location, { host }), untested, lookup);
      expect(['page', 'not-found'], `${told} → ${first.location}`).toContain(second.kind);
    }
  },
);
