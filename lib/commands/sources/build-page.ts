import { brands } from '@/funnels/brands';
import { forms } from '@/funnels/forms';
import type { BrandCode } from '@/lib/names/brand-code';
import { TEMPLATE_NAMES } from '@/lib/names/page-names';
import type { PageEntry } from '@/lib/page/page';
import { UsageError } from '../process/command-line';
import type { OwnParts } from './page-entry';
import { parseBenefits, parseCards } from './page-cards';
import type { Answers } from './page-questions';
import { findFormName, NONE, parseBrands, parseSteps } from './parse-answers';

/** Placeholders until the material is filed (compliance M-53); undefined where no brand sells Medicare. */
export function makeMaterialIds(words: string, codes: readonly BrandCode[]): PageEntry['smid'] {
  const material = words.replace(/[^a-z0-9]/gi, '').toUpperCase();
  const medicare = codes.filter((code) => brands[code].product === 'medicare');
  if (medicare.length === 0) return undefined;
  return Object.fromEntries(medicare.map((code) => [code, `MULTI-PLAN_SAMPLE${code.toUpperCase()}${material}_M`]));
}

/** What a page has of its own, even where it begins as another one. Throws a {@link UsageError} without a brand. */
export function buildOwnParts({ path = '', brands: answer }: Answers): OwnParts {
  const [first, ...others] = parseBrands(answer);
  if (first === undefined) throw new UsageError('No brand named.');
  const smid = makeMaterialIds(path, [first, ...others]);
  return { path, brands: [first, ...others], ...(smid && { smid }) };
}

/** The form's own order needs no words. */
function chooseSteps({ form, steps }: Answers): PageEntry['steps'] {
  const name = findFormName(form);
  const [first, ...others] = parseSteps(steps);
  if (name === undefined || first === undefined) return undefined;
  return forms[name].steps.join() === [first, ...others].join() ? undefined : [first, ...others];
}

/** The entry of a page that was answered for, its other blocks still to be written. */
export function buildPageEntry(answers: Answers): PageEntry {
  const { language, title = '', description = '', headline = '', subheadline = '', twin = NONE } = answers;
  const form = findFormName(answers.form);
  const steps = chooseSteps(answers);
  const benefits = parseBenefits(answers.benefits);
  const cards = parseCards(answers.cards ?? '', benefits);
  return {
    ...buildOwnParts(answers),
    ...(language === 'spanish' && { language }),
    ...(twin !== NONE && { alternate: twin }),
    template: TEMPLATE_NAMES.find((name) => name === answers.template) ?? 'landing',
    ...{ title, description, headline, subheadline },
    ...(form !== undefined && { form }),
    ...(steps && { steps }),
    ...(benefits.length > 0 && { benefits }),
    body: cards ? [cards] : [],
  };
}
