import { expect, it } from 'vitest';
import { definePage, type PageEntry } from '@/lib/page/page';
import { findTwinFault, linkTwin } from '@/lib/commands/sources/page-twins';

const SPANISH = { brands: 'm10,bh', form: 'medicare', language: 'spanish' };

const makePage = (parts: Partial<PageEntry> = {}) =>
  definePage({
    ...{ path: '/one', brands: ['bh', 'm10'], template: 'landing', form: 'medicare' },
    ...{ description: '', headline: '', subheadline: '', body: [], ...parts },
  });

it('a page that is there becomes the twin of one on the same brands, with the same form, in the other language', () => {
  expect(findTwinFault(makePage(), SPANISH)).toBeUndefined();
});

it.each<[Partial<PageEntry>, string]>([
  [{ alternate: '/other-es' }, '/one has a twin: /other-es.'],
  [{ language: 'spanish' }, '/one is in spanish too.'],
  [{ brands: ['m10'] }, '/one is on m10: give the new page the same brands.'],
  [{ form: 'medicare-short' }, '/one asks another form. One of: medicare-short.'],
])('a page with %o is refused as a twin', (parts, fault) => {
  expect(findTwinFault(makePage(parts), SPANISH)).toBe(fault);
});

it('the page that is there names its new twin, and nothing else of its file changes', () => {
  const file = 'funnels/pages/few.ts';
  const before = "export const few = definePages([\n  { path: '/one', brands: ['m10'], template: 'landing' },\n]);\n";
  const linked = linkTwin([{ file, text: before }], 'one', '/one-es');
  const text = before.replace("brands: ['m10']", 'brands: [\'m10\'],\nalternate: "/one-es"');
  expect(linked).toEqual({ file, text });
});
