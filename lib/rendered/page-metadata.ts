import type { Brand } from '@/lib/brand/brand';
import { siteOrigin } from '@/lib/brand/site-origin';
import { isAdvertisement } from '@/lib/page/advertisement';
import type { Page } from '@/lib/page/page';
import { listPageLanguages, otherLanguage } from './page-languages';
import { buildTitle } from '@/lib/page/page-title';
import type { PlanSeason } from '@/lib/page/plan-season';
import { buildCardPath, CARD_SIZE } from './social-card';

export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly robots: { readonly index: boolean; readonly follow: boolean };
  readonly icons: { readonly icon: string };
  readonly alternates?: { readonly canonical: string; readonly languages?: Record<string, string> };
  /** Next derives `twitter` from it. */
  readonly openGraph?: OpenGraph;
  readonly twitter?: { readonly card: 'summary_large_image' };
}

interface OpenGraph {
  readonly type: 'website' | 'article';
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly siteName: string;
  readonly locale: string;
  readonly alternateLocale?: string;
  readonly images: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly type: string;
    readonly alt: string;
  }[];
}

export interface ShownAs {
  readonly season?: PlanSeason | undefined;
  /** Marks a shared link as an ad (compliance V-01). */
  readonly advertisement?: string;
}

const LOCALES = { english: 'en_US', spanish: 'es_US' } as const;

function buildOpenGraph(brand: Brand, page: Page, { season, advertisement }: ShownAs): OpenGraph {
  const { title = brand.name, description, headline, language } = page;
  const origin = siteOrigin(brand);
  const mark = advertisement !== undefined && isAdvertisement(page) ? `${advertisement}: ` : '';
  return {
    type: page.template === 'advertorial' ? 'article' : 'website',
    title: mark + title,
    description,
    url: origin + page.path,
    siteName: brand.name,
    locale: LOCALES[language],
    ...(page.alternate !== undefined && { alternateLocale: LOCALES[otherLanguage(language)] }),
    images: [
      {
        url: origin + buildCardPath(brand.code, page, season),
        ...CARD_SIZE,
        type: 'image/png',
        alt: `${brand.name}: ${headline}`,
      },
    ],
  };
}

/** Specification 2: not indexed on previews or when not indexable. The not-found page has no card and no address. */
export function buildPageMetadata(brand: Brand, page: Page, isPreview: boolean, shown: ShownAs = {}): PageMetadata {
  const isIndexed = !isPreview && page.indexable !== false;
  const languages = listPageLanguages(brand, page);
  return {
    title: buildTitle(page.title, brand.name),
    description: page.description,
    robots: { index: isIndexed, follow: isIndexed },
    icons: { icon: brand.icon },
    ...(page.template !== 'not-found' && {
      alternates: { canonical: siteOrigin(brand) + page.path, ...(languages && { languages }) },
      openGraph: buildOpenGraph(brand, page, shown),
      twitter: { card: 'summary_large_image' },
    }),
  };
}
