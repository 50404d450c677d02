import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { uiMessages } from '@/funnels/messages';
import { brandFacts } from '@/lib/compliance/brand-facts';
import type { Page } from '@/lib/page/page';
import { listPageTexts } from '@/lib/lint/page-texts';
import { readRenderedPage } from '@/lib/rendered/rendered-page';
import { buildStructuredData, writeStructuredData } from '@/lib/rendered/structured-data';

const origin = `https://${registry.brands.m10.hosts[0]}`;

function build(brandCode: string, path: string, change: Partial<Page> = {}, pages = registry.pages) {
  const slug = path.split('/').filter(Boolean);
  const { brand, page, season } = readRenderedPage(registry, { brand: brandCode, slug }, uiMessages);
  return buildStructuredData({ brand, page: { ...page, ...change }, season, pages, advertisement: 'Advertisement' });
}

function types(things: readonly { readonly '@type': string }[]): readonly string[] {
  return things.map((thing) => thing['@type']);
}

const QUESTIONS = {
  kind: 'faq',
  heading: 'Questions',
  questions: [{ question: 'Why?', answer: '</script>' }],
} as const;

describe('the front page', () => {
  it('tells of the site and of who runs it, as its footer does', () => {
    const { m10 } = registry.brands;
    const things = build('m10', '/', { body: [] });
    expect(types(things)).toEqual(['WebSite', 'Organization']);
    expect(things[1]).toMatchObject({
      name: 'Meridian 10',
      legalName: m10.identity.legalName.value,
      address: m10.identity.address.value,
      telephone: m10.phone.number.value,
      logo: `${origin}/icons/m10.svg`,
      '@id': `${origin}/#organization`,
    });
    expect(things[0]).toMatchObject({ publisher: { '@id': `${origin}/#organization` } });
    expect(types(build('m10', '/otc-savings', { body: [] }))).toEqual([]);
  });
});

describe('the way to a page', () => {
  const above = registry.pages
    .filter(({ path }) => path === '/carriers')
    .map((page) => ({ ...page, path: '/reviews' }));

  it('is told where there are pages above it', () => {
    const [way] = build('m10', '/reviews/aetna', { body: [] }, above);
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Meridian 10', item: `${origin}/` },
        { position: 2, item: `${origin}/reviews` },
        { position: 3, item: `${origin}/reviews/aetna` },
      ],
    });
  });

  it('is not made up: a folder that is no page of the brand is no stop', () => {
    expect(types(build('m10', '/reviews/aetna', { body: [] }, []))).not.toContain('BreadcrumbList');
    expect(types(build('m10', '/otc-savings', { body: [] }))).not.toContain('BreadcrumbList');
  });
});

describe('questions', () => {
  it('are those of the page, word for word', () => {
    const [page] = build('m10', '/otc-savings', { body: [QUESTIONS] });
    expect(page).toMatchObject({
      '@type': 'FAQPage',
      inLanguage: 'en',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '</script>' } }],
    });
  });

  it('cannot end the element that they stand in', () => {
    const written = writeStructuredData(build('m10', '/otc-savings', { body: [QUESTIONS] }));
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual(build('m10', '/otc-savings', { body: [QUESTIONS] }));
  });
});

describe('an advertorial', () => {
  it('is an article by the brand, free to read, and an ad', () => {
    const page = registry.pages.find(({ template }) => template === 'advertorial');
    const [article] = build(page?.brands[0] ?? '', page?.path ?? '', { body: [], updatedOn: '2026-11-01' });
    const brand = registry.brands[page?.brands[0] ?? 'm10'];
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: page?.headline,
      author: { '@type': 'Organization', name: brand.name },
      publisher: { name: brand.name },
      genre: 'Advertisement',
      isAccessibleForFree: true,
      dateModified: '2026-11-01',
    });
  });

  it('has a day only where the page has one', () => {
    const page = registry.pages.find(({ template }) => template === 'advertorial');
    for (const thing of build(page?.brands[0] ?? '', page?.path ?? '', { body: [] })) {
      if (page?.updatedOn === undefined) expect(thing).not.toHaveProperty('dateModified');
      expect(thing).not.toHaveProperty('datePublished');
    }
  });
});

describe('on every page', () => {
  const all = registry.pages.flatMap((page) => page.brands.map((brand) => ({ page, brand })));

  it('there are no ratings, reviews, products or prices (compliance R-04), and nothing is left to fill in', () => {
    for (const { page, brand } of all) {
      const text = JSON.stringify(build(brand, page.path));
      expect(text).not.toMatch(/"(AggregateRating|Review|Rating|Product|Offer|price\w*|ratingValue|reviewRating)"/);
    }
  });

  it('questions and answers are words of the page', () => {
    for (const { page, brand } of all) {
      const said = new Set(listPageTexts(page));
      for (const thing of build(brand, page.path)) {
        const asked = (thing['mainEntity'] ?? []) as readonly { name: string; acceptedAnswer: { text: string } }[];
        for (const { name, acceptedAnswer } of asked) {
          expect(said.has(name) && said.has(acceptedAnswer.text), name).toBe(true);
        }
      }
    }
  });

  it('a page that may not be indexed says nothing', () => {
    for (const { page, brand } of all) {
      if (page.indexable === false) expect(build(brand, page.path)).toEqual([]);
    }
  });

  it('facts of the front page are those that its legal words name', () => {
    for (const brand of Object.values(registry.brands)) {
      const organization = build(brand.code, '/').find((thing) => thing['@type'] === 'Organization');
      const { legalName, address, email } = brandFacts(brand, { language: 'english' });
      expect(organization).toMatchObject({ legalName, address, email });
    }
  });
});
