import type { BrandCode } from '@/lib/brand/brand-code';
import { buildForcedQuery } from '@/lib/experiments/forced-variant';
import { listVariantPages, readVariantSegment } from '@/lib/experiments/variant-segment';
import { buildStepPath } from '@/lib/page/page-address';
import type { Page } from '@/lib/page/page';
import type { Registry } from '@/lib/request/route-request';
import type { ShotOptions } from './shot-options';

/** The windows that pictures are taken in. */
export const SHOT_WINDOWS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type ShotWindow = keyof typeof SHOT_WINDOWS;

/** One page, or one of its steps or variants, on one brand; it is taken in every window. */
export interface Shot {
  readonly brand: BrandCode;
  /** Name of the page, and of the step or variant after a dot. */
  readonly name: string;
  readonly page: Page;
  readonly url: string;
  /** Where its pictures are, below the folder of all. */
  readonly files: Readonly<Record<ShotWindow, string>>;
}

interface Place {
  readonly name: string;
  readonly path: string;
}

/** What is to be seen of a page: itself, on a tested page each variant, and its steps when they are asked for. */
function listPlaces(page: Page, registry: Registry, hasSteps: boolean): readonly Place[] {
  const variants = listVariantPages(registry.experiments, page).flatMap(({ segment }) => {
    const shown = readVariantSegment(registry.experiments, segment);
    if (!shown) return [];
    const variant = shown.variant.name;
    const query = buildForcedQuery({ name: shown.experiment.name, variant });
    return [{ name: `${page.name}.${variant}`, path: page.path + query }];
  });
  const steps = hasSteps && page.form ? registry.forms[page.form].steps : [];
  return [
    ...(variants.length > 0 ? variants : [{ name: page.name, path: page.path }]),
    ...steps.map((step) => ({ name: `${page.name}.${step}`, path: buildStepPath(page, step) })),
  ];
}

/** Everything to take, brand by brand, in the order of the paths. */
export function listShots(registry: Registry, options: ShotOptions): readonly Shot[] {
  const { brands, pages, theme, hasSteps, address } = options;
  const chosen = registry.pages
    .filter(({ name, path }) => pages.length === 0 || pages.includes(name) || pages.includes(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return brands.flatMap((brand) =>
    chosen
      .filter((page) => page.brands.includes(brand))
      .flatMap((page) =>
        listPlaces(page, registry, hasSteps).map(({ name, path }) => ({
          brand,
          name,
          page,
          url: address.replaceAll('{brand}', brand) + path,
          files: {
            phone: `${brand}/${name}.phone.${theme}.jpg`,
            desktop: `${brand}/${name}.desktop.${theme}.jpg`,
          },
        })),
      ),
  );
}
