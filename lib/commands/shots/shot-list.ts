import type { BrandCode } from '@/lib/names/brand-code';
import { buildForcedQuery } from '@/lib/experiments/forced-variant';
import { listVariantPages, readVariantSegment } from '@/lib/experiments/variant-segment';
import { buildStepPath } from '@/lib/page/page-address';
import { listPageSteps } from '@/lib/page/page-form';
import type { Page } from '@/lib/page/page';
import type { Registry } from '@/lib/request/route-request';
import type { ShotOptions } from './shot-options';

export const SHOT_WINDOWS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export type ShotWindow = keyof typeof SHOT_WINDOWS;

export interface Shot {
  readonly brand: BrandCode;
  /** The page's name, with step or variant after a dot. */
  readonly name: string;
  readonly page: Page;
  readonly url: string;
  /** Relative to the shots folder. */
  readonly files: Readonly<Record<ShotWindow, string>>;
}

interface Place {
  readonly name: string;
  readonly path: string;
}

/** The page, each variant, and its steps when asked for. */
function listPlaces(page: Page, registry: Registry, hasSteps: boolean): readonly Place[] {
  const variants = listVariantPages(registry.experiments, page).flatMap(({ segment }) => {
    const shown = readVariantSegment(registry.experiments, segment);
    if (!shown) return [];
    const variant = shown.variant.name;
    const query = buildForcedQuery({ name: shown.experiment.name, variant });
    return [{ name: `${page.name}.${variant}`, path: page.path + query }];
  });
  const steps = hasSteps && page.form ? listPageSteps(registry.forms[page.form], page) : [];
  return [
    ...(variants.length > 0 ? variants : [{ name: page.name, path: page.path }]),
    ...steps.map((step) => ({ name: `${page.name}.${step}`, path: buildStepPath(page, step) })),
  ];
}

/** By brand, then in path order. */
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
