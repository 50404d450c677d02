import { findPage } from '@/lib/page/find-page';
import type { Page } from '@/lib/page/page';
import type { BenefitName, IllustrationName } from '@/lib/names/page-names';
import { when, type PageLint, type PageRule } from './page-fault';

/** Scenes that show one benefit: a page that does not speak of any of these has the wrong picture. */
const SCENES: Readonly<Partial<Record<IllustrationName, readonly BenefitName[]>>> = {
  'dental-chair': ['dental'],
  'market-basket': ['otc', 'grocery'],
};

const form: PageRule = (page, { registry, forms }) => {
  const asked = forms[page.form ?? '']?.product;
  const foreign = page.brands.filter((brand) => (page.product ?? registry.brands[brand].product) !== asked);
  const sold = foreign.map((brand) => `${brand} sells ${page.product ?? registry.brands[brand].product}`);
  return when(asked !== undefined && foreign.length > 0, {
    rule: 'product',
    what: `the form ${page.form} asks for ${asked}, and ${sold.join(', ')}`,
    mend: `Take a form for that product, or take ${foreign.join(', ')} out of \`brands\`.`,
    near: 'form',
  });
};

const scene: PageRule = ({ image, benefits, brands, product }, { registry }) => {
  const shown = image && SCENES[image];
  const isMedicare = brands.every((brand) => (product ?? registry.brands[brand].product) === 'medicare');
  return [
    ...when(shown !== undefined && isMedicare && !benefits.some((benefit) => shown.includes(benefit)), {
      rule: 'scene',
      what: `the picture ${image} shows ${shown?.join(' or ')}, and \`benefits\` lacks it`,
      mend: `Add ${shown?.map((benefit) => `“${benefit}”`).join(' or ')} to \`benefits\`, or choose another picture.`,
      near: 'image',
    }),
    ...when(shown !== undefined && !isMedicare, {
      rule: 'scene',
      what: `the picture ${image} shows a benefit of Medicare plans`,
      mend: 'Choose another picture.',
      near: 'image',
    }),
  ];
};

function findPairFault(page: Page, brand: Page['brands'][number], { registry }: PageLint): string | undefined {
  const { alternate = '', path, language, form: asked } = page;
  const other = findPage(registry, brand, alternate)?.page;
  if (!other) return `${brand} has no page ${alternate}`;
  if (other.language === language) return `${alternate} is in ${language} too`;
  if (other.form !== asked) return `${alternate} asks another form (${other.form ?? 'none'})`;
  return other.alternate === path ? undefined : `${alternate} does not name ${path} as its \`alternate\``;
}

/** Each names the other, is on the same brands and asks the same form in its own language. */
const pair: PageRule = (page, lint) => {
  const { alternate } = page;
  if (alternate === undefined) return [];
  const faults = page.brands.map((brand) => findPairFault(page, brand, lint)).filter((fault) => fault !== undefined);
  return [...new Set(faults)].map((what) => ({
    rule: 'pair',
    what,
    mend: 'Both pages name each other, list the same brands, ask the same form, each in its own language.',
    near: alternate,
  }));
};

/** By its path: `/benefits` in English and `/benefits-es` in Spanish are one page. */
const twin: PageRule = ({ path, alternate, language, brands }, { registry }) => {
  if (alternate !== undefined || path === '/') return [];
  const wanted = path.endsWith('-es') ? path.slice(0, -'-es'.length) : `${path}-es`;
  const other = registry.pages.find(
    (page) => page.path === wanted && page.language !== language && page.brands.some((brand) => brands.includes(brand)),
  );
  return when(other !== undefined, {
    rule: 'pair',
    what: `${wanted} is the same page in the other language, and this one does not name it`,
    mend: `Add \`alternate: '${wanted}'\` here, and \`alternate: '${path}'\` there.`,
    near: path,
  });
};

const spanishPath: PageRule = ({ path, language }) =>
  when(path.endsWith('-es') && language !== 'spanish', {
    rule: 'language',
    what: `${path} is not said to be in Spanish`,
    mend: "Add `language: 'spanish'`, or choose a path that does not end in -es.",
    near: 'path',
  });

/** Whether the parts of an entry fit each other and its brands. */
export const FIT_RULES: readonly PageRule[] = [form, scene, pair, twin, spanishPath];
