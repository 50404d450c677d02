import type { Page } from '@/lib/page/page';
import type { TemplateName } from '@/lib/names/page-names';
import { when, type PageRule } from './page-fault';
import { listPageTexts } from './page-texts';

/** Templates whose pages are about benefits; the others inform, or are not for visitors. */
const SELLING: readonly TemplateName[] = [
  ...(['landing', 'quiz', 'chat', 'call', 'listing', 'ad-list'] as const),
  ...(['comparison', 'catalogue', 'offer', 'preview'] as const),
];

const QUALIFIED = {
  english: { pattern: /\bin (some|certain) areas\b/i, mend: 'Say “in some areas” in the headline or the subheadline.' },
  spanish: {
    pattern: /\ben (algunas|ciertas) (áreas|zonas)\b/i,
    mend: 'Diga “en algunas áreas” o “en algunas zonas” en el título o el subtítulo.',
  },
} as const;

const GROCERIES = /\b(grocer(y|ies)|víveres|comestibles)\b/i;

/** The shape of a material id (compliance M-53). */
export function isMaterialId(id: string | undefined): boolean {
  return /^MULTI-?PLAN_[A-Za-z0-9]+_[MC]$/.test(id ?? '');
}

/** Whether such a page is about benefits. */
export function isSelling({ template }: Pick<Page, 'template'>): boolean {
  return SELLING.includes(template);
}

const qualified: PageRule = ({ template, headline, subheadline, language }) => {
  const { pattern, mend } = QUALIFIED[language];
  return when(isSelling({ template }) && !pattern.test(`${headline} ${subheadline}`), {
    rule: 'M-35',
    what: 'the headline block does not say that benefits differ by place',
    mend,
    near: subheadline,
  });
};

const cards: PageRule = ({ template, benefits, body, name }) =>
  when(isSelling({ template }) && (benefits.length === 0 || !body.some(({ kind }) => kind === 'benefit-cards')), {
    rule: 'M-36',
    what: 'no benefits stand in cards, where the plans’ names are',
    mend: 'Add `benefits` and a block `benefit-cards`.',
    near: name,
  });

const groceries: PageRule = (page) => {
  const said = listPageTexts(page).find((text) => GROCERIES.test(text));
  return when(said !== undefined && !page.benefits.includes('grocery') && isSelling(page), {
    rule: 'M-39',
    what: 'it speaks of groceries without the statement about them',
    mend: "Add 'grocery' to `benefits`, which prints the statement.",
    near: page.name,
  });
};

const materials: PageRule = (page, { registry }) => {
  const { smid, xsmid, brands, name } = page;
  const medicare = brands.filter((brand) => registry.brands[brand].product === 'medicare');
  const missing = medicare.filter((brand) => !isMaterialId(smid?.[brand]));
  const wrong = brands.filter((brand) => xsmid?.[brand] && !isMaterialId(xsmid[brand]));
  const ids = [...Object.values(smid ?? {}), ...Object.values(xsmid ?? {})];
  const others = registry.pages.filter((other) => other.name !== name);
  const twice = ids.flatMap((id, index) => {
    const owner = others.find((other) =>
      [other.smid, other.xsmid].some((own) => own && Object.values(own).includes(id)),
    );
    return owner || ids.indexOf(id) !== index ? [{ id, owner: owner?.name ?? 'this page' }] : [];
  });
  return [
    ...when(missing.length > 0, {
      rule: 'M-53',
      what: `no material id for ${missing.join(', ')}`,
      mend: 'Add it to `smid`: MULTI-PLAN_…_M.',
      near: name,
    }),
    ...wrong.map((brand) => ({
      rule: 'M-53',
      what: `${xsmid?.[brand]} is no second material id`,
      mend: 'Its shape is MULTI-PLAN_…_M.',
      near: xsmid?.[brand] ?? 'xsmid',
    })),
    ...twice.map(({ id, owner }) => ({
      rule: 'M-54',
      what: `the material id ${id} belongs to ${owner}`,
      mend: 'Every material has an id of its own; ask for a new one.',
      near: id,
    })),
  ];
};

/** What holds for pages of a Medicare brand. */
export const MEDICARE_RULES: readonly PageRule[] = [qualified, cards, groceries, materials];
