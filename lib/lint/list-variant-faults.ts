import { buildVariantPage, saysTheSame, type Experiment, type Variant } from '@/lib/experiments/experiment';
import type { Page } from '@/lib/page/page';
import { findFirstStep } from './opening-rule';
import { when, type FoundFault, type PageLint, type PageRule } from './page-fault';

/** What a variant with another form, or another order of it, has to bring along. */
function listFormFaults(page: Page, { name, changes = {} }: Variant, lint: PageLint): readonly FoundFault[] {
  const { form, opening } = changes;
  const [own, other] = [page, { ...page, ...changes }].map((shown) => findFirstStep(shown, lint)?.name);
  const isChanged = form !== undefined && form !== page.form;
  return [
    ...when(isChanged && page.form === undefined, {
      rule: 'experiment',
      what: `${name} asks ${form}, and the page ${page.name} has no form`,
      mend: 'Test a page that asks something.',
      near: form ?? name,
    }),
    ...when(isChanged && page.form !== undefined && page.alternate !== undefined, {
      rule: 'pair',
      what: `${name} asks ${form}, and ${page.alternate}, the same page in the other language, asks ${page.form}`,
      mend: 'Test the form of a page without a twin: who changes the language goes on with the same questions.',
      near: form ?? name,
    }),
    ...when(own !== undefined && other !== undefined && other !== own && page.opening !== undefined && !opening, {
      rule: 'opening',
      what: `${name} begins with ${other}, and the opening of the page puts ${own} into words`,
      mend: 'Give it an `opening` of its own in `changes`.',
      near: form ?? name,
    }),
  ];
}

function listMaterialFaults(page: Page, variant: Variant): readonly FoundFault[] {
  const ids = Object.values(page.smid ?? {});
  const own = Object.values(variant.changes?.smid ?? {});
  const isFiled = own.length > 0 && !own.some((id) => ids.includes(id));
  return when(!saysTheSame(page, buildVariantPage(page, variant)) && ids.length > 0 && !isFiled, {
    rule: 'M-54',
    what: `${variant.name} has other words under the material id of the page`,
    mend: 'Give it a `smid` of its own in `changes`.',
    near: variant.name,
  });
}

/** Without how its family opens, which {@link listFormFaults} judges of a variant. */
function leaveOutFamilyOpening({ familyOpening: _, ...page }: Page): Page {
  return page;
}

/** What the rules about pages find in what a variant makes of its page, and not in the page. */
export function listVariantFaults(
  experiment: Experiment,
  page: Page,
  rules: readonly PageRule[],
  lint: PageLint,
): readonly FoundFault[] {
  const find = (shown: Page) => rules.flatMap((rule) => rule(shown, lint)).filter(({ rule }) => rule !== 'pair');
  const known = new Set(find(page).map(({ what }) => what));
  return experiment.variants
    .filter(({ changes }) => changes !== undefined)
    .flatMap((variant) => [
      ...find(leaveOutFamilyOpening(buildVariantPage(page, variant))).filter(({ what }) => !known.has(what)),
      ...listFormFaults(page, variant, lint),
      ...listMaterialFaults(page, variant),
    ]);
}
