import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { findPage } from '@/lib/page/find-page';

const pairs = registry.pages.flatMap((page) =>
  page.alternate === undefined
    ? []
    : page.brands.map((brand) => ({ name: page.name, brand, page, path: page.alternate ?? '' })),
);

describe('the language switch', () => {
  it.each(pairs)(
    'of $name on $brand leads to the same page in the other language, and back',
    ({ brand, page, path }) => {
      const other = findPage(registry, brand, path)?.page;
      expect(other?.alternate).toBe(page.path);
      expect(other?.language ?? 'english').not.toBe(page.language ?? 'english');
      expect(other?.form).toBe(page.form);
    },
  );
});
