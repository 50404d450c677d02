import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import type { BrandCode } from '@/lib/names/brand-code';
import { findForcedVariant } from '@/lib/experiments/forced-variant';
import { listAllShownPages } from '@/lib/experiments/variant-segment';
import { findPage, findPlace, type PageMatch } from '@/lib/page/find-page';
import { listPageSteps } from '@/lib/page/page-form';
import { matchShownPage } from '@/lib/request/match-shown-page';
import { LEAVES, listFormWays } from './form-ways';
import type { Opening } from './record-openings';

/** One thing that is counted: how many of it there are, and which of them the tests came to. */
export interface Coverage {
  readonly title: string;
  readonly all: number;
  readonly seen: readonly string[];
}

interface Visit extends PageMatch {
  readonly brand: BrandCode;
  readonly path: string;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function isBrand(name: string): name is BrandCode {
  return name in registry.brands;
}

function findVisit(url: string): Visit | undefined {
  const { hostname, pathname, searchParams } = new URL(url);
  const brand = hostname === 'localhost' || hostname === '127.0.0.1' ? 'm10' : hostname.replace(/\.localhost$/, '');
  if (!isBrand(brand)) return undefined;
  const place = findPlace(registry.pages, brand, decodePath(pathname));
  const experiment = registry.experiments.find(({ page }) => page === place?.page.name);
  const match = place && matchShownPage(registry, place, experiment && findForcedVariant(experiment, searchParams));
  return match && { ...match, brand, path: pathname };
}

function findStepName({ page, stepName }: Visit): string | undefined {
  return page.form && (stepName ?? listPageSteps(forms[page.form], page)[0]);
}

/** A form's step in one language: the same on every page that has the form. */
function nameStep(visit: Visit): string | undefined {
  const step = findStepName(visit);
  return step && `${visit.page.form} in ${visit.page.language}: ${step}`;
}

/** The way between two addresses of one tab that follow each other, whether or not a form has it. */
function nameWay(from: Visit, to: Visit, isDocument: boolean): string | undefined {
  const step = findStepName(from);
  if (step === undefined || from.brand !== to.brand) return undefined;
  const isSamePage = from.page.path === to.page.path;
  // A step that is opened by its address was not come to from the one before.
  if (isSamePage) return isDocument ? undefined : `${from.page.form}: ${step} → ${findStepName(to)}`;
  const { destination, destinationBranches = [] } = from.page;
  const targets = [destination, ...destinationBranches.map((branch) => branch.destination)];
  const leads = targets.some((path) => findPage(registry, from.brand, path ?? '')?.page.name === to.page.name);
  return leads ? `${from.page.form}: ${step} → ${LEAVES}` : undefined;
}

/** The ways that one tab took; a document is shown first and opened after that. */
function listWays(tab: readonly Opening[]): readonly string[] {
  let before: Visit | undefined;
  return tab.flatMap(({ way, url }, index) => {
    if (way === 'opened') return [];
    const visit = findVisit(url);
    const taken = visit && before && nameWay(before, visit, tab[index + 1]?.way === 'opened');
    before = visit;
    return taken ?? [];
  });
}

function listSteps(): readonly string[] {
  return listAllShownPages(registry).flatMap(({ form, language }) =>
    form ? forms[form].steps.map((step) => `${form} in ${language}: ${step}`) : [],
  );
}

function count(
  title: string,
  all: number,
  seen: readonly (string | undefined)[],
  wanted?: readonly string[],
): Coverage {
  const unique = [...new Set(seen)].filter((name) => name !== undefined);
  return { title, all, seen: unique.filter((name) => !wanted || wanted.includes(name)).sort() };
}

/** Counts what the tests came to: brands, pages, steps and the branches of forms. */
export function countCoverage(openings: readonly Opening[]): readonly Coverage[] {
  const pages = registry.pages.flatMap(({ brands, path }) => brands.map((brand) => `${brand} ${path}`));
  const pick = (way: Opening['way']) => openings.filter((opening) => opening.way === way);
  const visits = (way: Opening['way']) => pick(way).flatMap(({ url }) => findVisit(url) ?? []);
  const [opened, shown, asked] = [visits('opened'), visits('shown'), visits('asked')];
  const tabs = new Set(openings.map(({ tab }) => tab));
  const inTab = (name: string) => openings.filter(({ tab, way }) => tab === name && way !== 'asked');
  const nameOfPage = ({ brand, page }: Visit) => `${brand} ${page.path}`;
  const steps = [...new Set(listSteps())];
  const ways = [...new Set(Object.values(forms).flatMap(listFormWays))];
  const foundNothing = pick('asked').filter(({ url, status }) => status === 404 && !findVisit(url));
  return [
    count(
      'brands opened',
      Object.keys(registry.brands).length,
      opened.map(({ brand }) => brand),
    ),
    count('pages opened in a browser', pages.length, opened.map(nameOfPage)),
    count('pages read or opened', pages.length, [...opened, ...asked].map(nameOfPage)),
    count('steps opened by address', steps.length, opened.filter(({ stepName }) => stepName).map(nameStep)),
    count('steps shown', steps.length, shown.map(nameStep)),
    count('branches of forms taken', ways.length, [...tabs].map(inTab).flatMap(listWays), ways),
    count(
      'addresses asked that lead nowhere',
      foundNothing.length,
      foundNothing.map(({ url }) => new URL(url).host + new URL(url).pathname),
    ),
  ];
}
