import { expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { buildVariantPage, saysTheSame, type PageChanges } from '@/lib/experiments/experiment';
import type { Page } from '@/lib/page/page';

const page: Page = {
  ...registry.pages.find(({ name }) => name === 'otc-savings')!,
  steps: ['birth', 'zipcode', 'contact', 'consent', 'result'],
};
const show = (changes?: PageChanges) =>
  buildVariantPage(page, { name: 'other', weight: 50, ...(changes && { changes }) });

it('another form brings all its steps, and leaves the order that the page gave to its own', () => {
  expect(show({ form: 'medicare-quiz' }).steps).toBeUndefined();
  expect(show({ form: 'medicare' }).steps).toEqual(page.steps);
  expect(show({ headline: 'Another' }).steps).toEqual(page.steps);
  expect(show({ form: 'medicare-call', steps: ['zipcode', 'result'] }).steps).toEqual(['zipcode', 'result']);
});

it('other words or another form are another material; another picture or template is not', () => {
  for (const changes of [{ form: 'medicare-quiz' }, { opening: { asks: 'Where?' } }, { title: 'Other' }] as const) {
    expect(saysTheSame(page, show(changes)), JSON.stringify(changes)).toBe(false);
  }
  for (const changes of [undefined, { image: 'front-porch' }, { template: 'quiz' }] as const) {
    expect(saysTheSame(page, show(changes)), JSON.stringify(changes)).toBe(true);
  }
});
