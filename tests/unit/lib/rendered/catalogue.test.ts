import { expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { listCatalogue } from '@/lib/rendered/catalogue';
import { listStudioFrames, listStudioSteps, readStudioView } from '@/lib/rendered/studio-view';
import { findCard } from '@/lib/rendered/social-card';

import { makeFormExperiment } from '@/tests/support/made-up-experiment';

const now = new Date('2026-11-21T12:00:00Z');

it.each(Object.values(registry.brands).map(({ code }) => code))(
  '%s: every page once, each with a card that is made',
  (code) => {
    const entries = listCatalogue(registry, code, now);
    const own = registry.pages.filter(({ brands }) => brands.includes(code));
    expect(entries.map(({ path }) => path)).toEqual(own.map(({ path }) => path).toSorted());
    for (const { card, title, headline } of entries) {
      const [, , brand = '', file = ''] = card.split('/');
      expect(findCard(registry, { brand, file }), card).toBeDefined();
      expect(title + headline).not.toContain('{planYear}');
    }
  },
);

it('each step of a page’s form has its address; a page without a form has none', () => {
  const entries = listCatalogue(registry, 'm10', now);
  const steps = entries.find(({ path }) => path === '/otc-savings')?.steps;
  expect(steps?.[0]).toEqual({ name: 'zipcode', path: '/otc-savings/zipcode' });
  expect(entries.find(({ path }) => path === '/')?.steps.every(({ path }) => /^\/[^/]+$/.test(path))).toBe(true);
  expect(entries.find(({ path }) => path === '/privacy')?.steps).toEqual([]);
});

it('says of a page its material id on this brand, and of a tested one its test and how to see each variant', () => {
  const experiment = registry.experiments[0]!;
  const page = registry.pages.find(({ name }) => name === experiment.page)!;
  const entry = listCatalogue(registry, page.brands[0], now).find(({ name }) => name === page.name);
  expect(entry?.materialId).toBe(page.smid?.[page.brands[0]]);
  expect(entry?.experiment?.owner).toBe(experiment.owner);
  expect(entry?.variants.map(({ path }) => path)).toEqual(
    experiment.variants.map(({ name }) => `${page.path}?variant=${experiment.name}:${name}`),
  );
});

it('a variant with a form of its own shows its own steps beside those of the page', () => {
  const tested = { ...registry, experiments: [makeFormExperiment()] };
  const entry = listCatalogue(tested, 'm10', now).find(({ name }) => name === 'otc-savings')!;
  expect(entry.variants.map(({ form }) => form)).toEqual(['medicare', 'medicare-quiz']);
  const view = { ...readStudioView('?window=phone&row=variants'), step: 'medicare-later' };
  expect(listStudioSteps(entry, view).map(({ name }) => name)).toContain('medicare-later');
  expect(listStudioSteps(entry, { ...view, row: 'page' }).map(({ name }) => name)).not.toContain('medicare-later');
  expect(listStudioFrames(entry, view, () => '').map(({ address }) => address)).toEqual([
    '/otc-savings?variant=short-way:plain',
    '/otc-savings/medicare-later?variant=short-way:quiz',
  ]);
});
