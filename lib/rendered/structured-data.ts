import type { Brand } from '@/lib/brand/brand';
import { siteOrigin } from '@/lib/brand/site-origin';
import { languageTag } from '@/lib/names/language';
import type { Page } from '@/lib/page/page';
import type { PlanSeason } from '@/lib/page/plan-season';
import { buildCardPath } from './social-card';

export type StructuredThing = Readonly<Record<string, unknown>> & { readonly '@type': string };

interface ShownPage {
  readonly brand: Brand;
  readonly page: Page;
  readonly season?: PlanSeason | undefined;
  readonly pages: readonly Page[];
  readonly advertisement: string;
}

type Builder = (shown: ShownPage) => readonly StructuredThing[];

function buildOrganization(brand: Brand): StructuredThing {
  const { name, identity, phone, icon } = brand;
  const origin = siteOrigin(brand);
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    legalName: identity.legalName.value,
    url: `${origin}/`,
    logo: origin + icon,
    address: identity.address.value,
    email: identity.email.value,
    telephone: phone.number.value,
  };
}

const site: Builder = ({ brand, page }) => {
  if (page.path !== '/') return [];
  const origin = siteOrigin(brand);
  const organization = buildOrganization(brand);
  const { language } = page;
  return [
    {
      '@type': 'WebSite',
      name: brand.name,
      url: `${origin}/`,
      inLanguage: languageTag(language),
      publisher: { '@id': organization['@id'] },
    },
    organization,
  ];
};

/** `/quiz` has no page, so `/quiz/otc` has no breadcrumbs. */
const way: Builder = ({ brand, page, pages }) => {
  const folders = page.path.split('/').slice(1);
  if (folders.length < 2) return [];
  const above = folders.slice(0, -1).flatMap((_, index) => {
    const path = `/${folders.slice(0, index + 1).join('/')}`;
    return pages.filter((other) => other.path === path && other.brands.includes(brand.code));
  });
  if (above.length === 0) return [];
  const origin = siteOrigin(brand);
  const stops = [
    { name: brand.name, path: '/' },
    ...[...above, page].map(({ title, headline, path }) => ({ name: title ?? headline, path })),
  ];
  const itemListElement = stops.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
};

const questions: Builder = ({ page }) => {
  const asked = page.body.flatMap((block) => (block.kind === 'faq' ? block.questions : []));
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', inLanguage: languageTag(page.language), mainEntity }];
};

const article: Builder = ({ brand, page, season, advertisement }) => {
  if (page.template !== 'advertorial') return [];
  const origin = siteOrigin(brand);
  const publisher = { '@type': 'Organization', name: brand.name, url: `${origin}/` };
  return [
    {
      '@type': 'Article',
      headline: page.headline,
      description: page.description,
      inLanguage: languageTag(page.language),
      mainEntityOfPage: origin + page.path,
      image: origin + buildCardPath(brand.code, page, season),
      author: publisher,
      publisher,
      // As in the strip above the headline (compliance V-01).
      genre: advertisement,
      isAccessibleForFree: true,
      ...(page.updatedOn !== undefined && { dateModified: page.updatedOn }),
    },
  ];
};

const BUILDERS: readonly Builder[] = [site, way, questions, article];

/** Only what the page itself says; none on unindexed pages. No ratings, reviews or prices (compliance R-04). */
export function buildStructuredData(shown: ShownPage): readonly StructuredThing[] {
  if (shown.page.indexable === false) return [];
  return BUILDERS.flatMap((build) => build(shown)).map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

/** Escapes `<`, which could end the script element. */
export function writeStructuredData(things: readonly StructuredThing[]): string {
  return JSON.stringify(things).replaceAll('<', '\\u003c');
}
