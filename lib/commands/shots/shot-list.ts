import type { BrandCode } from '@/lib/names/brand-code';
import { buildVariantPage, type Experiment } from '@/lib/experiments/experiment';
import { buildForcedQuery } from '@/lib/experiments/forced-variant';
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

function listSteps(page: Page, registry: Registry, name: string, query = ''): readonly Place[] {
  const steps = page.form ? listPageSteps(registry.forms[page.form], page) : [];
  return steps.map((step) => ({ name: `${name}.${step}`, path: buildStepPath(page, step) + query }));
}

/** The steps of the page, and of a variant those that it words or asks otherwise. */
function listVariantPlaces(page: Page, experiment: Experiment, registry: Registry, hasSteps: boolean) {
  return experiment.variants.flatMap((variant, index): readonly Place[] => {
    const query = buildForcedQuery({ name: experiment.name, variant: variant.name });
    const name = `${page.name}.${variant.name}`;
    const { form, steps, opening } = variant.changes ?? {};
    const isOwn = form !== undefined || steps !== undefined || opening !== undefined;
    const shown = buildVariantPage(page, variant);
    return [
      { name, path: page.path + query },
      ...(hasSteps && (isOwn || index === 0) ? listSteps(shown, registry, isOwn ? name : page.name, query) : []),
    ];
  });
}

/** The page, each variant, and its steps when asked for. */
function listPlaces(page: Page, registry: Registry, hasSteps: boolean): readonly Place[] {
  const experiment = registry.experiments.find((one) => one.page === page.name);
  if (experiment) return listVariantPlaces(page, experiment, registry, hasSteps);
  return [{ name: page.name, path: page.path }, ...(hasSteps ? listSteps(page, registry, page.name) : [])];
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
