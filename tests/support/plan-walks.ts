import { forms } from '@/funnels/forms';
import { registry } from '@/funnels/registry';
import { steps, type StepName } from '@/funnels/steps/steps';
import type { BrandCode } from '@/lib/names/brand-code';
import type { FormValues } from '@/lib/fields/form-values';
import { localizeForm } from '@/lib/engine/localize-form';
import { findNextStep } from '@/lib/engine/journey';
import { findDestination } from '@/lib/form/destinations';
import type { Step } from '@/lib/form/step';
import { listChoiceValues } from '@/lib/form/step-fields';
import type { Page } from '@/lib/page/page';
import type { FormName } from '@/lib/names/page-names';
import { listLookTraits, pageSet, sampleByTraits, takesAllPages, type Place } from './page-set';
import { pickLongest, pickShortest } from './walk-form';
import { typedValue, type PickAnswer } from './walk-step';

/** A walk from the first step of a form to its last, as it will go. */
export interface PlannedWalk {
  readonly brand: BrandCode;
  readonly page: Page;
  readonly road: readonly StepName[];
  /** The steps of it that no walk before it meets: this walk looks at them. */
  readonly looks: ReadonlySet<StepName>;
}

export interface PlannedPlace extends PlannedWalk, Place {
  /** Where the answers of the walk lead; absent where its form ends in a number. */
  readonly destination: string | undefined;
  /** Whether its walk brings a road, a template or a brand that no walk before it has; `PAGES=all` walks all. */
  readonly isWalked: boolean;
  /** Whether it brings a template, a block, a brand or a variant to look at; `PAGES=all` looks at all. */
  readonly isLookedAt: boolean;
}

/** The pages whose forms are walked by their longest road. */
const LONG_WALKS: readonly (readonly [brand: BrandCode, path: string])[] = [
  ['m10', '/otc-savings'],
  ['m10es', '/'],
  ['tqg', '/compare-auto'],
  ['tqg', '/compare-auto-es'],
  ['ps', '/cheapest-car-insurance'],
  ['wc', '/go-4-life'],
  ['wc', '/go-4-life-es'],
];

function answer(step: Step, pick: PickAnswer): FormValues {
  const { asking } = step;
  if (asking.kind === 'choice') {
    const choice = asking.choices[pick(step, asking.choices.length)];
    return choice ? listChoiceValues(asking, choice) : {};
  }
  const asksZip = asking.kind === 'fields' && asking.fields.some(({ name }) => name === 'zipcode');
  return asksZip ? { zipcode: typedValue('zipcode') } : {};
}

/** A road and the answers given on it. */
interface Walked {
  readonly road: readonly StepName[];
  readonly values: FormValues;
}

const NOTHING_ASKED: Walked = { road: [], values: {} };

/** The steps that a walk meets when it answers so. */
function walkRoad(form: FormName, pick: PickAnswer): Walked {
  const localizedForm = localizeForm(forms[form], steps, 'english');
  const road: StepName[] = [];
  let values: FormValues = {};
  for (
    let name: string | undefined = localizedForm.steps[0].name;
    name;
    name = findNextStep(localizedForm, name, values)?.name
  ) {
    const step = steps[name as StepName];
    road.push(name as StepName);
    values = { ...values, ...answer(step, pick) };
  }
  return { road, values };
}

/** A step looks the same in every form of a product in a language. */
export function nameLook({ form, language }: Page, step: StepName): string {
  return form ? `${step} of ${forms[form].product} in ${language}` : '';
}

const looked = new Set<string>();

/** The steps of a road that nobody has looked at yet; from here on somebody has. */
function takeLooks(page: Page, road: readonly StepName[]): ReadonlySet<StepName> {
  const fresh = road.filter((step) => !looked.has(nameLook(page, step)));
  for (const step of fresh) looked.add(nameLook(page, step));
  return new Set(fresh);
}

function findOwnPage(brand: BrandCode, path: string): Page {
  const page = registry.pages.find((entry) => entry.path === path && entry.brands.includes(brand));
  if (!page) throw new Error(`${brand} has no page ${path}`);
  return page;
}

// The order decides who looks at a step that several walks meet. Each worker plans alone and comes to the same plan.

export const longWalks: readonly PlannedWalk[] = LONG_WALKS.map(([brand, path]) => {
  const page = findOwnPage(brand, path);
  const { road } = page.form ? walkRoad(page.form, pickLongest) : NOTHING_ASKED;
  return { brand, page, road, looks: takeLooks(page, road) };
});

const roads = pageSet.map((place) => ({
  place,
  ...(place.page.form ? walkRoad(place.page.form, pickShortest) : NOTHING_ASKED),
}));
const asking = roads.filter(({ road }) => road.length > 0);
const walked = takesAllPages
  ? asking
  : sampleByTraits(asking, ({ place: { brand, page }, road }) => [
      `${page.form} in ${page.language}: ${road.join()}`,
      `template ${page.template}`,
      `brand ${brand}`,
    ]);

const lookedAt = takesAllPages ? pageSet : sampleByTraits(pageSet, listLookTraits);

export const placeWalks: readonly PlannedPlace[] = roads.map((entry) => {
  const { place, road, values } = entry;
  return {
    ...place,
    road,
    looks: takeLooks(place.page, road),
    destination: findDestination(place.page, values),
    isWalked: walked.includes(entry),
    isLookedAt: lookedAt.includes(place),
  };
});

interface StepAddress {
  readonly place: Place;
  readonly step: StepName;
  /** The form and the language, as a test is named by them. */
  readonly title: string;
}

function listSteps(place: Place): readonly StepAddress[] {
  const { form, language } = place.page;
  return form ? forms[form].steps.map((step) => ({ place, step, title: `the ${form} form in ${language}` })) : [];
}

/** The address of each step of each form in each of its languages, on the first sampled page that has it. */
export const stepAddresses: readonly StepAddress[] = [
  ...new Map(
    pageSet
      .toReversed()
      .flatMap(listSteps)
      .map((address) => [`${address.step} of ${address.title}`, address]),
  ).values(),
];

/** Those that no walk meets, each look once. */
export const unmetSteps: readonly StepAddress[] = stepAddresses.filter(
  ({ place, step }) => takeLooks(place.page, [step]).size > 0,
);
