import { listBannedClaims } from '@/lib/compliance/banned-claims';
import { listEndedExperiments } from '@/lib/experiments/experiment-days';
import { isReservedPath } from '@/lib/request/reserved-paths';
import type { Registry } from '@/lib/request/route-request';
import { listBrandsWithoutAds } from './list-brands-without-ads';
import { listCopyFaults } from './list-copy-faults';
import { findPage } from '@/lib/page/find-page';
import type { Page } from '@/lib/page/page';
import type { PageFault } from './page-fault';
import { ICON_NAMES, ILLUSTRATION_NAMES, TEMPLATE_NAMES, type TemplateName } from '@/lib/names/page-names';
import { listDestinations, listPageTexts } from './page-texts';
import { listUnsaidTerms } from '@/lib/page/explained-texts';
import type { Glossary } from '@/lib/page/glossary';
import { isDatedPage } from '@/lib/page/plan-season';

/** What the mistakes of a registry are looked for in. */
export interface PageLint {
  readonly registry: Registry;
  /** Every step that a form could use. */
  readonly stepNames: readonly string[];
  readonly glossary: Glossary;
  readonly now: Date;
  /** Whether a picture has its file. */
  readonly hasImage: (name: string) => boolean;
}

type Rule = (page: Page, lint: PageLint) => readonly Omit<PageFault, 'entry'>[];

const LONGEST_TITLE = 70;
export const LONGEST_DESCRIPTION = 160;
export const LONGEST_HEADLINE_WORDS = 9;
const LONGEST_HEADLINE = 64;

/** Templates whose pages are about benefits; the others inform, or are not for visitors. */
const SELLING: readonly TemplateName[] = [
  ...(['landing', 'quiz', 'chat', 'call', 'listing', 'ad-list'] as const),
  ...(['comparison', 'catalogue', 'offer', 'preview'] as const),
];

const path: Rule = ({ path: own, brands, name }, { registry }) => {
  const wellFormed = own === '/' || (/^(\/[a-z0-9-]+)+$/.test(own) && !isReservedPath(own));
  const rivals = registry.pages.filter((page) => page.path === own && page.name !== name);
  const taken = brands.filter((brand) => rivals.some((page) => page.brands.includes(brand)));
  const mend = 'Give one of the two another path, or other brands.';
  return [
    ...(wellFormed
      ? []
      : [
          {
            rule: 'path',
            what: `${own} is no path of a page`,
            mend: 'Lower case, digits and hyphens after a slash.',
            near: own,
          },
        ]),
    ...taken.map((brand) => ({ rule: 'path', what: `${own} is there twice on ${brand}`, mend, near: own })),
  ];
};

const names: Rule = ({ name, template, form, image, body }, { registry, hasImage }) => {
  const icons = body.flatMap((block) =>
    'cards' in block
      ? block.cards.map(({ icon }) => icon)
      : 'links' in block
        ? block.links.map(({ icon }) => icon)
        : [],
  );
  const images = [image, ...body.map((block) => ('image' in block ? block.image : undefined))].filter(
    (entry) => entry !== undefined,
  );
  const unknown = (what: string, near: string, known: readonly string[]) => ({
    rule: 'name',
    what: `there is no ${what} ${near}`,
    mend: `One of: ${known.join(', ')}.`,
    near,
  });
  return [
    ...(registry.pages.filter((page) => page.name === name).length > 1
      ? [
          {
            rule: 'name',
            what: `the name ${name} is there twice`,
            mend: 'Give one of the two another name.',
            near: name,
          },
        ]
      : []),
    ...(TEMPLATE_NAMES.includes(template) ? [] : [unknown('template', template, TEMPLATE_NAMES)]),
    ...(form === undefined || form in registry.forms ? [] : [unknown('form', form, Object.keys(registry.forms))]),
    ...icons.filter((icon) => !ICON_NAMES.includes(icon)).map((icon) => unknown('icon', icon, ICON_NAMES)),
    ...images
      .filter((entry) => !ILLUSTRATION_NAMES.includes(entry) || !hasImage(entry))
      .map((entry) => unknown('picture', entry, ILLUSTRATION_NAMES)),
  ];
};

const pair: Rule = (page, { registry }) => {
  const { alternate, brands, form, language } = page;
  if (alternate === undefined) return [];
  const mend = 'Both pages name each other, list the same brands, ask the same form, each in its own language.';
  return brands.flatMap((brand) => {
    const other = findPage(registry, brand, alternate)?.page;
    const isPair = other?.alternate === page.path && other.language !== language && other.form === form;
    return isPair ? [] : [{ rule: 'pair', what: `${alternate} is not its pair on ${brand}`, mend, near: alternate }];
  });
};

const links: Rule = (page, { registry }) =>
  listDestinations(page).flatMap((destination) =>
    page.brands
      .filter((brand) => findPage(registry, brand, destination) === undefined)
      .map((brand) => {
        const isElsewhere = registry.pages.some((other) => other.path === destination);
        return {
          rule: 'link',
          what: isElsewhere ? `${brand} does not serve ${destination}` : `no page has the path ${destination}`,
          mend: 'Lead to a page that each brand of this page serves.',
          near: destination,
        };
      }),
  );

const lengths: Rule = ({ title, description, headline, brands }, { registry }) => {
  const long = (rule: string, near: string, limit: string) => ({
    rule,
    what: `the ${rule} is too long`,
    mend: `At most ${limit}.`,
    near,
  });
  const longest = Math.max(...brands.map((brand) => `${title} – ${registry.brands[brand].name}`.length));
  return [
    ...(title !== undefined && longest > LONGEST_TITLE
      ? [long('title', title, `${LONGEST_TITLE} characters with the brand’s name`)]
      : []),
    ...(description.length > LONGEST_DESCRIPTION
      ? [long('description', description, `${LONGEST_DESCRIPTION} characters`)]
      : []),
    ...(headline.split(/\s+/).length > LONGEST_HEADLINE_WORDS || headline.length > LONGEST_HEADLINE
      ? [long('headline', headline, `${LONGEST_HEADLINE_WORDS} words and ${LONGEST_HEADLINE} characters`)]
      : []),
  ];
};

const claims: Rule = (page) =>
  listPageTexts(page).flatMap((text) =>
    listBannedClaims(text).map(({ rule, words }) => ({
      rule,
      what: `it says "${words}"`,
      mend: 'Say it without that claim; compliance.md has the rule.',
      near: text,
    })),
  );

const medicare: Rule = (page, { registry }) => {
  const { template, headline, subheadline, benefits, body, smid, brands, name } = page;
  const isMedicare = brands.some((brand) => registry.brands[brand].product === 'medicare');
  if (!isMedicare) return [];
  const missing = (rule: string, what: string, mend: string, near?: string) => [
    { rule, what, mend, ...(near !== undefined && { near }) },
  ];
  const isSelling = SELLING.includes(template);
  const isShaped = (id: string | undefined) => /^MULTI-?PLAN_[A-Za-z0-9]+_[MC]$/.test(id ?? '');
  return [
    ...(isSelling && !/in some areas|en algunas áreas/i.test(`${headline} ${subheadline}`)
      ? missing('M-35', 'the headline block does not qualify the benefits', 'Say “in some areas” there.', subheadline)
      : []),
    ...(isSelling && (benefits.length === 0 || !body.some(({ kind }) => kind === 'benefit-cards'))
      ? missing('M-36', 'no benefits stand in cards, where the plans’ names are', 'Add `benefits` and benefit-cards.')
      : []),
    ...(listPageTexts(page).some((text) => /\b(grocer(y|ies)|víveres|comestibles)\b/i.test(text)) &&
    !benefits.includes('grocery') &&
    isSelling
      ? missing('M-39', 'it speaks of groceries without the statement about them', 'Add the benefit `grocery`.')
      : []),
    ...brands
      .filter((brand) => registry.brands[brand].product === 'medicare' && !isShaped(smid?.[brand]))
      .flatMap((brand) => missing('M-53', `no material id for ${brand}`, 'Add it to `smid`: MULTI-PLAN_…_M.', name)),
  ];
};

const chat: Rule = ({ template, body }) => {
  if (template !== 'chat') return [];
  const bubbles = body.find((block) => block.kind === 'chat')?.bubbles;
  const first = bubbles?.[0] ?? '';
  if (/automated|automátic/i.test(first)) return [];
  const mend = 'Begin the `chat` block with a bubble that says so.';
  return [{ rule: 'T-05', what: 'the chat does not say first that it is automated', mend, near: first || 'body' }];
};

const placements: Rule = (page, { registry }) =>
  listBrandsWithoutAds(page, registry.brands).map((brand) => ({
    rule: 'placement',
    what: `${brand} cannot buy the ads of this page`,
    mend: `Add \`mediaAlpha.adPlacementId\` to the brand, or take ${brand} from \`brands\`.`,
    near: 'mediaAlpha',
  }));

const terms: Rule = (page, { glossary }) =>
  listUnsaidTerms(page, glossary).map((term) => ({
    rule: 'term',
    what: `its running text never says ${term}, which it explains`,
    mend: `Say one of: ${glossary[term].words[page.language].join(', ')}; or take it out of \`explains\`.`,
    near: term,
  }));

const RULES: readonly Rule[] = [path, names, pair, links, lengths, claims, medicare, chat, placements, terms];

function listExperimentFaults({ registry, now }: PageLint): readonly PageFault[] {
  const ended = listEndedExperiments(registry.experiments, now).map(({ name, endsOn, owner }) => ({
    entry: `experiment ${name}`,
    rule: 'experiment',
    what: `it ended on ${endsOn}`,
    mend: `Ask ${owner} what won, move that into the page, and remove the entry.`,
    near: name,
  }));
  const dated = registry.experiments
    .filter(({ page: tested }) =>
      registry.pages.some((page) => page.name === tested && isDatedPage(registry.pages, page)),
    )
    .map(({ name, page: tested }) => ({
      entry: `experiment ${name}`,
      rule: 'experiment',
      what: `${tested} changes by date`,
      mend: 'Test a page that does not.',
      near: name,
    }));
  return [...ended, ...dated];
}

function listStepFaults({ registry, stepNames }: PageLint): readonly PageFault[] {
  const used = new Set(Object.values(registry.forms).flatMap(({ steps }) => steps));
  return stepNames
    .filter((name) => !used.has(name))
    .map((name) => ({
      entry: `step ${name}`,
      rule: 'step',
      what: 'no form asks it',
      mend: 'Add it to a form, or remove it.',
      near: name,
    }));
}

/** Every mistake of a registry at once; an empty list when there is none. */
export function listPageFaults(lint: PageLint): readonly PageFault[] {
  const pages = lint.registry.pages.flatMap((page) =>
    RULES.flatMap((rule) => rule(page, lint).map((fault) => ({ entry: page.name, ...fault }))),
  );
  return [...pages, ...listCopyFaults(lint.registry.pages), ...listExperimentFaults(lint), ...listStepFaults(lint)];
}
