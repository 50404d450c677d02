import type { AdProvider } from '@/lib/ads/ad';
import type { IconName, IllustrationName } from './page-names';

/** A card that names one thing and explains it in a sentence or two. */
export interface Card {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** A link under a block to a page that says more. */
export interface LearnMore {
  readonly label: string;
  /** A path that every brand of the page serves. */
  readonly destination: string;
}

/** A question and its answer, shown in the open. */
export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

/** A fact with its name; the address, where there is one, is a link of its own. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  /** Begins with `https://` or `tel:`; opens what the text names. */
  readonly address?: string;
}

/** What an article rests on. */
export interface Source {
  readonly title: string;
  readonly publisher: string;
  /** Begins with `https://`. */
  readonly address: string;
  /** yyyy-MM-dd; the day it was read for this page. */
  readonly readOn: string;
}

export interface LegalSection {
  readonly kind: 'legal-section';
  /** The anchor that links lead to. */
  readonly id?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown after the paragraphs; on phones each row becomes a small list. */
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** One block of a page's body. The words are the page's own; the looks are the block's. */
export type Block =
  /** Short provable facts under the hero (compliance T-01): two to four. */
  | { readonly kind: 'trust-row'; readonly facts: readonly { readonly icon: IconName; readonly text: string }[] }
  | {
      readonly kind: 'how-it-works';
      readonly heading: string;
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      readonly kind: 'benefit-cards';
      readonly heading: string;
      readonly introduction?: string;
      readonly cards: readonly Card[];
      readonly learnMore?: LearnMore;
    }
  | {
      readonly kind: 'explainer';
      readonly heading: string;
      readonly paragraphs: readonly string[];
      readonly image?: IllustrationName;
      readonly learnMore?: LearnMore;
    }
  | { readonly kind: 'faq'; readonly heading: string; readonly questions: readonly QuestionAndAnswer[] }
  /** Ads of other companies; of one provider at most once a page. */
  | {
      readonly kind: 'ad-list';
      readonly provider: AdProvider;
      readonly heading: string;
      readonly introduction?: string;
    }
  /** A section of an article or a review, with a list after its paragraphs where that reads better. */
  | {
      readonly kind: 'article-section';
      readonly heading: string;
      readonly paragraphs: readonly string[];
      readonly points?: readonly string[];
    }
  | {
      readonly kind: 'tip-list';
      readonly heading: string;
      readonly introduction?: string;
      readonly tips: readonly { readonly title: string; readonly text: string }[];
    }
  /** The first column names each row; on phones each row becomes a small list. */
  | {
      readonly kind: 'comparison-table';
      readonly heading: string;
      readonly introduction?: string;
      readonly columns: readonly [string, string, ...string[]];
      readonly rows: readonly (readonly string[])[];
      readonly note?: string;
    }
  /** Points to tick off in one’s mind: who a plan type is for, what to have at hand. */
  | {
      readonly kind: 'checklist';
      readonly heading: string;
      readonly introduction?: string;
      readonly items: readonly string[];
      readonly note?: string;
    }
  /** What an article or a review rests on. */
  | { readonly kind: 'sources'; readonly heading: string; readonly sources: readonly Source[] }
  /** The bubbles before the first question of a chat page; the first says that it is automated (compliance 7d). */
  | { readonly kind: 'chat'; readonly bubbles: readonly [string, ...string[]] }
  /** Kinds of plans or companies in cards of equal anatomy; never a named plan with a price. */
  | {
      readonly kind: 'listing';
      readonly heading: string;
      readonly introduction?: string;
      /** Follows the words "Sorted by": `how often people ask about it`. */
      readonly sortedBy: string;
      readonly entries: readonly {
        readonly title: string;
        /** Who offers it, or what kind it is; one short line. */
        readonly kindOf: string;
        readonly facts: readonly [string, string];
        readonly destination?: string;
      }[];
    }
  /** Companies in the order of the alphabet, without stars (compliance ). */
  | {
      readonly kind: 'carrier-list';
      readonly heading: string;
      readonly introduction?: string;
      readonly carriers: readonly { readonly name: string; readonly text: string; readonly destination?: string }[];
    }
  /** Facts side by side: what a company is, or how to reach it. */
  | {
      readonly kind: 'fact-list';
      readonly heading: string;
      readonly introduction?: string;
      readonly facts: readonly Fact[];
    }
  | {
      readonly kind: 'strengths-and-limits';
      readonly heading: string;
      readonly strengthsHeading: string;
      readonly strengths: readonly string[];
      readonly limitsHeading: string;
      readonly limits: readonly string[];
    }
  /** Choose what fits (an age range, a state) and read what holds there; the entries open in place, one at a time. */
  | {
      readonly kind: 'selector';
      readonly heading: string;
      readonly introduction?: string;
      readonly choices: readonly { readonly name: string; readonly text: string }[];
    }
  | {
      readonly kind: 'page-links';
      readonly heading: string;
      readonly introduction?: string;
      readonly links: readonly {
        readonly icon: IconName;
        readonly title: string;
        readonly text: string;
        /** A path that every brand of the page serves. */
        readonly destination: string;
      }[];
    }
  /** Words for the visitor’s own place, by the location call; the other text stands until the ZIP is known. */
  | {
      readonly kind: 'location';
      readonly heading: string;
      readonly text: string;
      /** `{city}`, `{county}`, `{state}`, `{zipCode}` are filled in. */
      readonly textWithPlace: string;
    }
  /** Shown in the part of the year that it names only (compliance M-25). */
  | {
      readonly kind: 'season';
      readonly during: 'enrollment' | 'rest';
      readonly heading: string;
      readonly text: string;
    }
  /** Repeats the way forward: back to the first question and the call button. */
  | { readonly kind: 'call-to-action'; readonly heading: string; readonly text: string }
  /** The switch for "do not sell or share", and what holds in this browser (compliance P-02, P-04, P-05). */
  | { readonly kind: 'privacy-choices' }
  /**
   * A section of a legal page. A paragraph that begins with `- ` is a list item; `{legalName}`, `{address}`, `{email}`,
   * `{phone}`, `{hours}`, `{tty}`, `{name}`, `{host}`, `{recipients}` and `{disclaimer}` stand for facts of the brand.
   */
  | LegalSection;
