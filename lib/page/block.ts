import type { AdProvider } from '@/lib/ads/ad';
import type { CalculatorName } from '@/lib/names/calculator-numbers';
import type { IconName, IllustrationName } from '@/lib/names/page-names';

export interface Card {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

export interface LearnMore {
  readonly label: string;
  readonly destination: string;
}

export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

/** The address, where there is one, is a link of its own. */
export interface Fact {
  readonly label: string;
  readonly text: string;
  /** Begins with `https://` or `tel:`. */
  readonly address?: string;
}

export interface Source {
  readonly title: string;
  readonly publisher: string;
  readonly address: string;
  /** The day it was read for this page, yyyy-MM-dd. */
  readonly readOn: string;
}

export interface LegalSection {
  readonly kind: 'legal-section';
  readonly id?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

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
  /** At most one per provider and page. */
  | {
      readonly kind: 'ad-list';
      readonly provider: AdProvider;
      readonly heading: string;
      readonly introduction?: string;
    }
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
  | {
      readonly kind: 'comparison-table';
      readonly heading: string;
      readonly introduction?: string;
      readonly columns: readonly [string, string, ...string[]];
      readonly rows: readonly (readonly string[])[];
      readonly note?: string;
    }
  | {
      readonly kind: 'checklist';
      readonly heading: string;
      readonly introduction?: string;
      readonly items: readonly string[];
      readonly note?: string;
    }
  /** Asks for the visitor's own numbers and works with nothing else; its words are in the messages. */
  | {
      readonly kind: 'calculator';
      readonly calculates: CalculatorName;
      readonly heading: string;
      readonly introduction?: string;
    }
  | { readonly kind: 'sources'; readonly heading: string; readonly sources: readonly Source[] }
  /** The first bubble says that it is automated (compliance 7d). */
  | { readonly kind: 'chat'; readonly bubbles: readonly [string, ...string[]] }
  /** Cards of equal anatomy; never a named plan with a price. */
  | {
      readonly kind: 'listing';
      readonly heading: string;
      readonly introduction?: string;
      readonly sortedBy: string;
      readonly entries: readonly {
        readonly title: string;
        readonly kindOf: string;
        readonly facts: readonly [string, string];
        readonly destination?: string;
      }[];
    }
  /** In alphabetical order, without stars (compliance ). */
  | {
      readonly kind: 'carrier-list';
      readonly heading: string;
      readonly introduction?: string;
      readonly carriers: readonly { readonly name: string; readonly text: string; readonly destination?: string }[];
    }
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
        readonly destination: string;
      }[];
    }
  /** The other text stands until the ZIP is known. */
  | {
      readonly kind: 'location';
      readonly heading: string;
      readonly text: string;
      /** `{city}`, `{county}`, `{state}`, `{zipCode}` are filled in. */
      readonly textWithPlace: string;
    }
  /** Shown only in that part of the year (compliance M-25). */
  | {
      readonly kind: 'season';
      readonly during: 'enrollment' | 'rest';
      readonly heading: string;
      readonly text: string;
    }
  /** Leads back to the first question; includes the call button. */
  | { readonly kind: 'call-to-action'; readonly heading: string; readonly text: string }
  /** Compliance P-02, P-04, P-05. */
  | { readonly kind: 'privacy-choices' }
  /**
   * A paragraph that begins with `- ` is a list item; `{legalName}`, `{address}`, `{email}`, `{phone}`, `{hours}`,
   * `{tty}`, `{name}`, `{host}`, `{recipients}` and `{disclaimer}` are facts of the brand.
   */
  | LegalSection;
