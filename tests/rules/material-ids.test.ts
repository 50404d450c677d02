import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { listShownPages } from '@/tests/support/shown-pages';

/** A variant with other words is another material. */
const printed = listShownPages(registry).flatMap(([name, page]) =>
  page.brands
    .filter((brand) => brands[brand].product === 'medicare')
    .map((brand) => ({ name, brand, smid: page.smid?.[brand] })),
);

/** The second ids, which a few pages have (specification 3). */
const second = registry.pages.flatMap(({ name, brands: served, xsmid }) =>
  served.filter((brand) => xsmid?.[brand]).map((brand) => ({ name, brand, xsmid: xsmid?.[brand] })),
);

describe('material ids (compliance M-53, M-54)', () => {
  it.each(printed)('$name on $brand has one of the right shape', ({ smid }) => {
    expect(smid).toMatch(/^MULTI-?PLAN_[A-Za-z0-9]+_[MC]$/);
  });

  it.each(second)('$name on $brand has a second one of the right shape', ({ xsmid }) => {
    expect(xsmid).toMatch(/^MULTI-?PLAN_[A-Za-z0-9]+_[MC]$/);
  });

  it('are never used twice', () => {
    const ids = [...printed.map(({ smid }) => smid), ...second.map(({ xsmid }) => xsmid)];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
