import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { findPage } from '@/lib/page/find-page';

const entries = registry.pages.flatMap((page) => page.brands.map((brand) => ({ name: page.name, brand, page })));

describe('learn-more links', () => {
  it.each(entries)('of $name lead somewhere on $brand', ({ brand, page }) => {
    for (const block of page.body) {
      const destination = 'learnMore' in block ? block.learnMore.destination : undefined;
      if (destination !== undefined) expect(findPage(registry, brand, destination), destination).toBeDefined();
    }
  });
});

describe('ad lists', () => {
  it.each(entries)(
    '$name on $brand shows each provider at most once, and lists of auto on auto only',
    ({ brand, page }) => {
      const providers = page.body.flatMap((block) => (block.kind === 'ad-list' ? [block.provider] : []));
      expect(new Set(providers).size).toBe(providers.length);
      const lists = providers.filter((provider) => provider !== 'mediaAlpha');
      if (lists.length > 0) expect(registry.brands[brand].product).toBe('auto');
    },
  );
});
