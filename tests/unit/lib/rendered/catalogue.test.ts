import { expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { listCatalogue } from '@/lib/rendered/catalogue';
import { findCard } from '@/lib/rendered/social-card';

const now = new Date('2026-11-21T12:00:00Z');

it.each(Object.values(registry.brands).map(({ code }) => code))(
  '%s: every page once, each with a card that is made',
  (code) => {
    const entries = listCatalogue(registry, code, now).flatMap((section) => section.entries);
    const own = registry.pages.filter(({ brands }) => brands.includes(code));
    expect(entries.map(({ page }) => page.path).toSorted()).toEqual(own.map(({ path }) => path).toSorted());
    for (const { card, page } of entries) {
      const [, , brand = '', file = ''] = card.split('/');
      expect(findCard(registry, { brand, file }), card).toBeDefined();
      expect(JSON.stringify(page)).not.toContain('{planYear}');
    }
  },
);

it('each step of a page’s form has its address; a page without a form has none', () => {
  const entries = listCatalogue(registry, 'm10', now).flatMap((section) => section.entries);
  const steps = entries.find(({ page }) => page.path === '/otc-savings')?.steps;
  expect(steps?.[0]).toEqual({ name: 'zipcode', path: '/otc-savings/zipcode' });
  expect(entries.find(({ page }) => page.path === '/')?.steps.every(({ path }) => /^\/[^/]+$/.test(path))).toBe(true);
  expect(entries.find(({ page }) => page.path === '/privacy')?.steps).toEqual([]);
});

it('pages stand by template', () => {
  for (const { template, entries } of listCatalogue(registry, 'm10', now)) {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.every(({ page }) => page.template === template)).toBe(true);
  }
});
