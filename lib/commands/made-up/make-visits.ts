import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { buildPageContext } from '@/lib/analytics/page-context';
import { walkJourney } from '@/lib/engine/journey';
import { localizeForm } from '@/lib/engine/localize-form';
import { buildVariantPage } from '@/lib/experiments/experiment';
import type { BrandCode } from '@/lib/names/brand-code';
import type { Page } from '@/lib/page/page';
import { arrangeForm } from '@/lib/page/page-form';
import { pick, type Random } from './made-up-people';
import type { MadeUpVisit } from './made-up-visit';
import { makeVisit, type MadeUpForm, type MadeUpPlace } from './make-visit';

/** Where most of the made-up visits go, the first more often than the others. */
const PLACES = [
  ['m10', 'otc-savings'],
  ['m10', 'otc-savings'],
  ['m10', 'otc-savings'],
  ['bh', 'otc-savings'],
  ['m10es', 'additional-benefits-otc-es'],
  ['tqg', 'quiz-auto'],
] as const;

const DAY_MS = 86_400_000;
const SHARE_OF_SECOND_TABS = 0.06;

function readForm(page: Page): MadeUpForm {
  const form = page.form && forms[page.form];
  if (!form) throw new Error(`The page ${page.name} has no form.`);
  const localized = localizeForm(arrangeForm(form, page), steps, page.language);
  const journey = walkJourney(localized, {});
  const places = journey.map((step) => localized.steps.indexOf(step) + 1);
  return { formVersion: localized.formVersion, steps: journey, places };
}

function findPlace(code: BrandCode, name: string): MadeUpPlace {
  const page = registry.pages.find((one) => one.name === name);
  if (!page) throw new Error(`There is no page ${name}.`);
  const brand = registry.brands[code];
  const experiment = registry.experiments.find((one) => one.page === name);
  const variants = experiment?.variants ?? [];
  return {
    page: buildPageContext(brand, { ...page, product: page.product ?? brand.product }),
    form: readForm(page),
    variantForms: new Map(variants.map((variant) => [variant.name, readForm(buildVariantPage(page, variant))])),
    experiment,
  };
}

/** So many visits of the 28 days that end at `endsAt` (Unix ms), the same for the same numbers. */
export function makeVisits(random: Random, count: number, endsAt: number): readonly MadeUpVisit[] {
  const places = PLACES.map(([brand, name]) => findPlace(brand, name));
  const visits: MadeUpVisit[] = [];
  for (let index = 0; index < count; index += 1) {
    const last = visits.at(-1);
    const isSecondTab = last !== undefined && random() < SHARE_OF_SECOND_TABS;
    const age = (0.001 + random() * 0.999) * 28 * DAY_MS;
    visits.push(
      makeVisit(random, {
        place: pick(random, places),
        startedAt: isSecondTab ? last.startedAt + 500 : Math.floor(endsAt - age),
        anonymousId: isSecondTab ? last.anonymousId : undefined,
      }),
    );
  }
  return visits;
}
