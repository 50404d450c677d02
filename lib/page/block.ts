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
  /** Repeats the way forward: back to the first question and the call button. */
  | { readonly kind: 'call-to-action'; readonly heading: string; readonly text: string }
  /** The switch for "do not sell or share", and what holds in this browser (compliance P-02, P-04, P-05). */
  | { readonly kind: 'privacy-choices' }
  /**
   * A section of a legal page. A paragraph that begins with `- ` is a list item; `{legalName}`, `{address}`, `{email}`,
   * `{phone}`, `{hours}`, `{tty}`, `{name}`, `{host}`, `{recipients}` and `{disclaimer}` stand for facts of the brand.
   */
  | LegalSection;
