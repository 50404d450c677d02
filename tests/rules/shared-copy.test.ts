import { expect, it } from 'vitest';
import { registry } from '@/funnels/registry';

it('no paragraph of a body stands on two pages', () => {
  const owners = new Map<string, string>();
  const repeated = registry.pages
    .filter(({ template }) => template !== 'legal')
    .flatMap((page) =>
      page.body
        .flatMap((block) => (block.kind === 'explainer' || block.kind === 'article-section' ? block.paragraphs : []))
        .flatMap((paragraph) => {
          const owner = owners.get(paragraph);
          owners.set(paragraph, page.name);
          return owner === undefined ? [] : [`${page.name} and ${owner}: ${paragraph}`];
        }),
    );
  expect(repeated).toEqual([]);
});
