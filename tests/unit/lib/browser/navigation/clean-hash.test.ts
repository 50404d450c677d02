// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { FIELD_NAMES } from '@/lib/fields/field-table';
import { keepHashClean } from '@/lib/browser/navigation/clean-hash';
import { findCanary } from '@/tests/support/canary';
import { makePersonalAddresses } from '@/tests/support/personal-addresses';

beforeEach(() => window.history.replaceState(null, '', '/otc-savings'));

function arriveAt(address: string): string {
  window.history.replaceState({ kept: true }, '', address);
  keepHashClean();
  return window.location.href;
}

it('whoever stands in the hash of an address leaves it, and the rest of it stays', () => {
  const addresses = makePersonalAddresses(500, 20261122).filter(({ hash }) => hash !== '');
  expect(addresses.length).toBeGreaterThan(50);
  for (const { hash } of addresses) {
    expect(findCanary(arriveAt(`/otc-savings?utm_source=a#${hash}`))).toEqual([]);
    expect(window.location.pathname + window.location.search).toBe('/otc-savings?utm_source=a');
    expect(window.history.state).toEqual({ kept: true });
  }
});

it('a place of a page stays', () => {
  const places = ['start', 'main', 'disclosures', 'do-not-sell', ...FIELD_NAMES.map((name) => `field-${name}`)];
  for (const place of places) expect(arriveAt(`/privacy#${place}`)).toMatch(new RegExp(`#${place}$`));
});

it('a hash that comes later is looked at before others hear of it', () => {
  keepHashClean();
  const heard: string[] = [];
  window.addEventListener('hashchange', () => heard.push(window.location.hash));
  window.history.replaceState(null, '', '/otc-savings#email=canary.person@example.com');
  window.dispatchEvent(new Event('hashchange'));
  expect(heard).toEqual(['']);
});
