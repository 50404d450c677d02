import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { uiMessages } from '@/funnels/messages';
import { buildPageMetadata, type PageMetadata } from '@/lib/rendered/page-metadata';
import { listPageAddresses, listStepAddresses, readRenderedPage } from '@/lib/rendered/rendered-page';

const origin = `https://${registry.brands.m10.hosts[0]}`;
const now = new Date('2026-11-21T12:00:00Z');

function build(brandCode: string, ...slug: string[]): PageMetadata {
  const { brand, page, season } = readRenderedPage(registry, { brand: brandCode, slug }, uiMessages);
  const { advertisement } = uiMessages[page.language].pages;
  return buildPageMetadata(brand, page, false, { season, advertisement });
}

it('a page is kept from search engines in a preview, and where it says so', () => {
  const { brand, page } = readRenderedPage(registry, { brand: 'm10', slug: ['otc-savings'] }, uiMessages);
  const isIndexed = (indexable: boolean | undefined, isPreview: boolean) =>
    buildPageMetadata(brand, { ...page, ...(indexable !== undefined && { indexable }) }, isPreview).robots.index;
  expect([isIndexed(undefined, false), isIndexed(true, false)]).toEqual([true, true]);
  expect([isIndexed(false, false), isIndexed(true, true)]).toEqual([false, false]);
});

describe('a shared link', () => {
  it('says what the page says, with whole addresses on the canonical host', () => {
    const page = registry.pages.find(({ name }) => name === 'otc-savings');
    expect(build('m10', 'otc-savings', 'zipcode')).toMatchObject({
      openGraph: {
        type: 'website',
        title: page?.title,
        description: page?.description,
        url: `${origin}/otc-savings`,
        siteName: 'Meridian 10',
        locale: 'en_US',
        images: [
          {
            url: `${origin}/cards/m10/otc-savings.png`,
            width: 1200,
            height: 630,
            type: 'image/png',
            alt: `Meridian 10: ${page?.headline}`,
          },
        ],
      },
      twitter: { card: 'summary_large_image' },
    });
  });

  it('names the other language of a pair', () => {
    expect(build('m10', 'go-4-benefits-es').openGraph).toMatchObject({ locale: 'es_US', alternateLocale: 'en_US' });
    expect(build('m10', 'otc-savings').openGraph).not.toHaveProperty('alternateLocale');
  });

  it('says first that a page is an ad (compliance V-01)', () => {
    const page = registry.pages.find(({ template }) => template === 'advertorial');
    const [, name = ''] = page?.path.split('/') ?? [];
    expect(build(page?.brands[0] ?? '', name).openGraph).toMatchObject({
      type: 'article',
      title: `Advertisement: ${page?.title}`,
    });
  });

  it('of a dated page shows the card of its season', () => {
    const { images } = build('m10', '-season.2028.rest', 'medi-plan-news-i8z').openGraph ?? {};
    expect(images?.[0]?.url).toMatch(/medi-plan-news-i8z\.2028\.png$/);
    expect(images?.[0]?.alt).toContain('2028');
  });

  it('is not made for what is not there', () => {
    const missing = build('m10', '-not-found');
    expect(missing.openGraph).toBeUndefined();
    expect(missing.twitter).toBeUndefined();
    expect(missing.alternates).toBeUndefined();
  });
});

it('no head leaves anything to fill in', () => {
  for (const { brand, slug } of [...listPageAddresses(registry, now), ...listStepAddresses(registry, now)]) {
    expect(JSON.stringify(build(brand, ...slug))).not.toMatch(/\{\w+\}|undefined/);
  }
});
