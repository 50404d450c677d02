import type { BrandCode } from '@/lib/names/brand-code';
import type { Registry } from '@/lib/request/route-request';
import type { Page } from '@/lib/page/page';
import { buildStepPath } from '@/lib/page/page-address';
import { listPageFlags, type PageFlag } from './page-flags';
import type { TemplateName } from '@/lib/names/page-names';
import { buildSeasonPage, getPlanSeason, isDatedPage } from '@/lib/page/plan-season';
import { buildCardPath } from './social-card';

export interface CatalogueEntry {
  readonly page: Page;
  readonly card: string;
  readonly flags: readonly PageFlag[];
  readonly steps: readonly { readonly name: string; readonly path: string }[];
}

export interface CatalogueSection {
  readonly template: TemplateName;
  readonly entries: readonly CatalogueEntry[];
}

/** Grouped by template, in order of first use. */
export function listCatalogue(registry: Registry, brand: BrandCode, now: Date): readonly CatalogueSection[] {
  const today = getPlanSeason(now);
  const own = registry.pages
    .filter(({ brands }) => brands.includes(brand))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const entries = own.map((page): CatalogueEntry => {
    const season = isDatedPage(registry.pages, page) ? today : undefined;
    const names = page.form ? registry.forms[page.form].steps : [];
    return {
      page: season ? buildSeasonPage(page, season) : page,
      card: buildCardPath(brand, page, season),
      flags: listPageFlags(page, registry),
      steps: names.map((name) => ({ name, path: buildStepPath(page, name) })),
    };
  });
  const templates = [...new Set(own.map(({ template }) => template))];
  return templates.map((template) => ({
    template,
    entries: entries.filter(({ page }) => page.template === template),
  }));
}
