import { findPage } from '@/lib/page/find-page';
import { listUnsaidTerms } from '@/lib/page/explained-texts';
import { ICON_NAMES, ILLUSTRATION_NAMES, TEMPLATE_NAMES } from '@/lib/names/page-names';
import { isReservedPath } from '@/lib/request/reserved-paths';
import { listBrandsWithoutAds } from './list-brands-without-ads';
import { describeChoice } from './nearest-name';
import { when, type PageRule } from './page-fault';
import { listDestinations } from './page-texts';

const LONGEST_TITLE = 70;
export const LONGEST_DESCRIPTION = 160;
export const LONGEST_HEADLINE_WORDS = 9;
const LONGEST_HEADLINE = 64;

const path: PageRule = ({ path: own, brands, name }, { registry }) => {
  const isSound = own === '/' || (/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(own) && !isReservedPath(own));
  const rivals = registry.pages.filter((page) => page.path === own && page.name !== name);
  const taken = brands.filter((brand) => rivals.some((page) => page.brands.includes(brand)));
  const owner = rivals.find((page) => page.brands.some((brand) => taken.includes(brand)))?.name;
  return [
    ...when(!isSound, {
      rule: 'path',
      what: `${own} is no path of a page`,
      mend: 'Lower case, digits and single hyphens after a slash; no name that the site itself uses.',
      near: own,
    }),
    ...when(taken.length > 0, {
      rule: 'path',
      what: `${own} is there twice on ${taken.join(', ')}: ${owner} has it`,
      mend: 'Give one of the two another path, or other brands.',
      near: own,
    }),
  ];
};

const names: PageRule = ({ template, form, image, body }, { registry, hasFile }) => {
  const icons = body.flatMap((block) => {
    if ('cards' in block) return block.cards.map(({ icon }) => icon);
    return 'links' in block ? block.links.map(({ icon }) => icon) : [];
  });
  const images = [image, ...body.map((block) => ('image' in block ? block.image : undefined))].filter(
    (entry) => entry !== undefined,
  );
  const unknown = (what: string, near: string, known: readonly string[]) => ({
    rule: 'name',
    what: `there is no ${what} ${near}`,
    mend: describeChoice(near, known),
    near,
  });
  return [
    ...when(!TEMPLATE_NAMES.includes(template), unknown('template', template, TEMPLATE_NAMES)),
    ...(form === undefined || form in registry.forms ? [] : [unknown('form', form, Object.keys(registry.forms))]),
    ...icons.filter((icon) => !ICON_NAMES.includes(icon)).map((icon) => unknown('icon', icon, ICON_NAMES)),
    ...images
      .filter((entry) => !ILLUSTRATION_NAMES.includes(entry) || !hasFile(`images/${entry}.svg`))
      .map((entry) => unknown('picture', entry, ILLUSTRATION_NAMES)),
  ];
};

const links: PageRule = (page, { registry }) =>
  listDestinations(page).flatMap((destination) => {
    const lacking = page.brands.filter((brand) => findPage(registry, brand, destination) === undefined);
    const paths = registry.pages.map((other) => other.path);
    const isElsewhere = paths.includes(destination);
    return when(lacking.length > 0, {
      rule: 'link',
      what: isElsewhere ? `${lacking.join(', ')} does not serve ${destination}` : `no page has the path ${destination}`,
      mend: isElsewhere
        ? 'Lead to a page that each brand of this page serves.'
        : describeChoice(destination, paths, 'Lead to a page that each brand of this page serves.'),
      near: destination,
    });
  });

const lengths: PageRule = ({ title, description, headline, brands }, { registry }) => {
  const longest = Math.max(...brands.map((brand) => `${title} – ${registry.brands[brand].name}`.length));
  const words = headline.split(/\s+/).length;
  return [
    ...when(title !== undefined && longest > LONGEST_TITLE, {
      rule: 'title',
      what: `the title is too long: ${longest} characters with the brand’s name`,
      mend: `At most ${LONGEST_TITLE}.`,
      near: title ?? '',
    }),
    ...when(description.length > LONGEST_DESCRIPTION, {
      rule: 'description',
      what: `the description is too long: ${description.length} characters`,
      mend: `At most ${LONGEST_DESCRIPTION}.`,
      near: description,
    }),
    ...when(words > LONGEST_HEADLINE_WORDS || headline.length > LONGEST_HEADLINE, {
      rule: 'headline',
      what: `the headline is too long: ${words} words, ${headline.length} characters`,
      mend: `At most ${LONGEST_HEADLINE_WORDS} words and ${LONGEST_HEADLINE} characters.`,
      near: headline,
    }),
  ];
};

const chat: PageRule = ({ template, body, language }) => {
  const first = body.find((block) => block.kind === 'chat')?.bubbles[0] ?? '';
  return when(template === 'chat' && !/automated|automátic/i.test(first), {
    rule: 'automated',
    what: 'the chat does not say first that it is automated',
    mend:
      language === 'spanish'
        ? 'Begin the `chat` block so: “Soy un asistente automático.”'
        : 'Begin the `chat` block so: “I am an automated assistant.”',
    near: first || 'body',
  });
};

const placements: PageRule = (page, { registry }) =>
  listBrandsWithoutAds(page, registry.brands).map((brand) => ({
    rule: 'placement',
    what: `${brand} cannot buy the ads of this page`,
    mend: `Add \`mediaAlpha.adPlacementId\` to the brand, or take ${brand} from \`brands\`.`,
    near: 'mediaAlpha',
  }));

const adLists: PageRule = (page, { registry }) => {
  const providers = page.body.flatMap((block) => (block.kind === 'ad-list' ? [block.provider] : []));
  const twice = providers.filter((provider, index) => providers.indexOf(provider) !== index);
  const others = providers.filter((provider) => provider !== 'mediaAlpha');
  const foreign = page.brands.filter((brand) => registry.brands[brand].product !== 'auto');
  return [
    ...twice.map((provider) => ({
      rule: 'ads',
      what: `the ads of ${provider} are listed twice`,
      mend: 'Keep one `ad-list` of each provider.',
      near: provider,
    })),
    ...when(others.length > 0 && foreign.length > 0, {
      rule: 'ads',
      what: `${others.join(', ')} sells ads of auto insurance only, and ${foreign.join(', ')} is no auto brand`,
      mend: 'Use `mediaAlpha`, or brands of auto insurance only.',
      near: others[0] ?? 'body',
    }),
  ];
};

const terms: PageRule = (page, { glossary }) =>
  listUnsaidTerms(page, glossary).map((term) => ({
    rule: 'term',
    what: `its running text never says ${term}, which it explains`,
    mend: `Say one of: ${glossary[term].words[page.language].join(', ')}; or take it out of \`explains\`.`,
    near: term,
  }));

/** What holds for a page of any product. */
export const PAGE_RULES: readonly PageRule[] = [path, names, links, lengths, chat, placements, adLists, terms];
