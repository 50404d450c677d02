import type { BrandCode, Product } from '@/lib/names/brand-code';
import type { Language } from '@/lib/names/language';
import type { Destinations } from '@/lib/form/destinations';
import type { ExitIntentEntry } from '@/lib/exit-intent/exit-intent-options';
import type { TermName } from '@/lib/names/term-names';
import type { Block } from './block';
import type { Opening, Openings } from './opening';
import type {
  BenefitName,
  EnterPageHookName,
  ExitIntentHookName,
  FormName,
  IllustrationName,
  LayoutName,
  PageMiddlewareName,
  PageValidationName,
  PlanType,
  TemplateName,
} from '@/lib/names/page-names';

/** A brisk flick up, where the engine's own default asks for more than most fingers do. */
const TOUCH_DEVICE_SENSITIVITY = 50;

/** Somebody answers for the words of a page. */
export interface Review {
  /** A person or a team. */
  readonly by: string;
  /** yyyy-MM-dd. */
  readonly on: string;
  /**
   * Of the words as they were read, written by `npm run review`: once they are others, nobody has read them. Default: a
   * review by hand, which words may change under.
   */
  readonly words?: string;
}

/**
 * What an author writes of one landing page (specification 2, page configuration). Plain data that survives JSON:
 * templates, forms and pictures are names. One entry makes the page on every brand that it lists. `{planYear}` in its
 * words is the plan year of the day; such a page, and one with a `season` block, changes by itself (compliance M-25).
 */
export interface PageEntry extends Destinations {
  /** Unique, kebab case; the page name in analytics. Default: the path, a slash as a hyphen. */
  readonly name?: string;
  /** Lower case, without a trailing slash. */
  readonly path: string;
  /** 404 on any other brand. */
  readonly brands: readonly [BrandCode, ...BrandCode[]];
  /** Default english. */
  readonly language?: Language;
  /** The same page in the other language: on every brand of this page, and pointing back here. */
  readonly alternate?: string;
  /** Marketing material id by brand (compliance M-53, M-54). */
  readonly smid?: Partial<Record<BrandCode, string>>;
  /** Second material id by brand, printed after `smid` (compliance M-55). */
  readonly xsmid?: Partial<Record<BrandCode, string>>;
  /** Who read the words as they stand, and when: what no pattern can judge (D165). Needed in production. */
  readonly review?: Review;
  readonly template: TemplateName;
  /** Default: the brand's product. */
  readonly product?: Product;
  /** Shown as `title – site name`; the site name alone when absent. */
  readonly title?: string;
  /** For search engines and shared links, at most 160 characters. */
  readonly description: string;
  /** At most nine words. */
  readonly headline: string;
  /** One sentence that qualifies the headline. */
  readonly subheadline: string;
  readonly image?: IllustrationName;
  /** What the hero puts first: the question, or on call pages the number. Default question. */
  readonly leadsWith?: 'question' | 'call';
  /** The blocks under the hero, in order. */
  readonly body: readonly Block[];
  /** Terms of `funnels/glossary.ts`, explained where the running text first says them. Default none. */
  readonly explains?: readonly TermName[];
  /** Benefits the page speaks of; default none. */
  readonly benefits?: readonly BenefitName[];
  /** Plan types the page speaks of; default none. */
  readonly planTypes?: readonly PlanType[];
  readonly form?: FormName;
  /** Which of the form's steps this page asks, in which order. Default: all, in the form's own. */
  readonly steps?: readonly [string, ...string[]];
  /** How the first question is put. Default: as its family puts it. */
  readonly opening?: Opening;
  readonly exitIntent?: ExitIntentEntry;
  /** Default `open-dialog`. */
  readonly onExitIntent?: ExitIntentHookName;
  /** Runs once the visit has started. */
  readonly onEnter?: EnterPageHookName;
  /** yyyy-MM-dd; fills `{updatedOn}` in the words of a legal page. */
  readonly updatedOn?: string;
  /** What stands around the template. Default funnel. */
  readonly layout?: LayoutName;
  /** Default true; false keeps the scroll position of the page before. */
  readonly scrollToTop?: boolean;
  /** A fade needs it on the page left as well. Default none. */
  readonly transition?: 'fade' | 'none';
  /** Default true. */
  readonly indexable?: boolean;
  /** Whether companies of ads may be told that somebody called from it. Default: unless it speaks of a condition. */
  readonly tellsConversions?: boolean;
  /** 404 where it does not hold. */
  readonly validate?: PageValidationName;
  readonly middleware?: readonly PageMiddlewareName[];
}

/** A page with its defaults filled in: what everything but its author reads. */
export interface Page extends PageEntry {
  readonly name: string;
  readonly language: Language;
  readonly benefits: readonly BenefitName[];
  readonly planTypes: readonly PlanType[];
  readonly explains: readonly TermName[];
  /** How its family puts the first question. Default: its family does not say. */
  readonly familyOpening?: Opening;
}

/** A page on one of its brands, with the brand's defaults as well. */
export interface BrandedPage extends Page {
  readonly product: Product;
}

/** The name that a path gives: `/reviews/aetna` is `reviews-aetna`, the front page `home`. */
export function buildPageName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}

/** With our own sensitivity where an author names none. */
export function completeExitIntent(entry: ExitIntentEntry): ExitIntentEntry {
  return { touchDeviceSensitivity: TOUCH_DEVICE_SENSITIVITY, ...entry };
}

/** An unknown brand, template, form or picture does not compile. */
export function definePage(entry: PageEntry): Page {
  const { exitIntent } = entry;
  return {
    name: buildPageName(entry.path),
    language: 'english',
    benefits: [],
    planTypes: [],
    explains: [],
    ...entry,
    ...(exitIntent && { exitIntent: completeExitIntent(exitIntent) }),
  };
}

/** Declares a family of pages, in the order in which they are listed. */
export function definePages(entries: readonly PageEntry[]): readonly Page[] {
  return entries.map(definePage);
}

/**
 * The same for pages with a form, with how they put their first question where they do not say so themselves: no two
 * families open with the same words.
 */
export function defineAskingPages(openings: Openings, entries: readonly PageEntry[]): readonly Page[] {
  return entries.map((entry) => {
    const familyOpening = openings[entry.language ?? 'english'] ?? {};
    return { ...definePage({ ...entry, opening: { ...familyOpening, ...entry.opening } }), familyOpening };
  });
}
