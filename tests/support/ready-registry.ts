import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import type { Brand } from '@/lib/brand/brand';

/** The host of the brand that is ready. */
export const READY_HOST = 'willowcover.test';

/** A brand as its owner leaves it: every placeholder confirmed, a real host. */
export function confirmBrand(brand: Brand): Brand {
  const facts = JSON.parse(JSON.stringify(brand).replaceAll('"sample":true', '"sample":false')) as Brand;
  return { ...facts, hosts: [READY_HOST] };
}

/** A brand as it is before its owner has confirmed anything, whatever is confirmed today. */
export function unconfirmBrand(brand: Brand): Brand {
  return JSON.parse(JSON.stringify(brand).replaceAll('"sample":false', '"sample":true')) as Brand;
}

const unconfirmed = Object.fromEntries(
  Object.entries(brands).map(([code, brand]) => [code, unconfirmBrand(brand)]),
) as typeof brands;

/** The registry when no brand is ready. */
export const unreadyRegistry = { ...registry, brands: unconfirmed };

const review = { by: 'counsel', on: '2026-11-02' };

/** Pages whose material ids are confirmed and whose words were read. */
const confirmedPages = registry.pages.map((page) => ({ ...page, smid: {}, xsmid: {}, review }));

/** An experiment's own ids are confirmed too, and its words were read. */
const confirmedExperiments = JSON.parse(
  JSON.stringify(registry.experiments)
    .replaceAll('SAMPLE', 'REAL')
    .replaceAll('"changes":{', `"changes":{"review":${JSON.stringify(review)},`),
) as typeof registry.experiments;

/** The registry when m10 alone has been made ready for production. */
export const readyRegistry = {
  ...registry,
  pages: confirmedPages,
  experiments: confirmedExperiments,
  brands: {
    ...unconfirmed,
    m10: confirmBrand({
      ...brands.m10,
      identity: { ...brands.m10.identity, licence: { value: 'NPN 1', sample: false } },
    }),
  },
};
