import type { Product } from '@/lib/brand/brand-code';

/** A place that helps without us. */
export interface Alternative {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/** The words of the switch for "do not sell or share". */
export interface PrivacyChoiceWords {
  readonly label: string;
  readonly on: string;
  readonly off: string;
  /** Shown once the visitor has opted out. */
  readonly honored: string;
  /** Shown in its place when the browser asks. */
  readonly honoredSignal: string;
  readonly notOptedOut: string;
  readonly withoutScript: string;
}

/** Every word of the frame around the pages, in one language. A `{name}` is filled by `fillWords`. */
export interface UiWords {
  readonly skipLink: string;
  /** Accessible name of the mark: `{brand}`. */
  readonly homeLink: string;
  /** In the language it leads to. */
  readonly languageSwitch: string;
  readonly call: {
    /** `{number}` */
    readonly button: string;
    /** Before the number in running text. */
    readonly label: string;
    /** `{tty}` */
    readonly tty: string;
    readonly recorded: string;
    /** Leads to the disclosures; with a mouse it shows what stands there about calls. */
    readonly about: string;
    /** Accessible name of the bar at the bottom of phones. */
    readonly bar: string;
  };
  readonly form: {
    readonly continue: string;
    readonly back: string;
    /** `{step}`, `{total}` */
    readonly stepOf: string;
    readonly skip: string;
    readonly startOver: string;
    readonly optional: string;
    readonly yes: string;
    readonly no: string;
    readonly checking: string;
    readonly errorHeading: string;
    readonly errorPrefix: string;
    /** Notice at collection (compliance P-01), a link to the privacy policy. */
    readonly notice: string;
    readonly noticeLink: string;
    /** The button of a call to action that leads back to the first question. */
    readonly start: string;
    /** The button that ends the questions; quoted in the consent. */
    readonly showNumber: string;
    /** First line of a list nothing was chosen from. */
    readonly choose: string;
    /** Asked before the answers are erased. */
    readonly startOverQuestion: string;
    readonly startOverText: string;
    readonly startOverConfirm: string;
    readonly startOverCancel: string;
    readonly close: string;
    /** In place of the hint of a ZIP that was guessed (compliance F-05). */
    readonly guessedZip: string;
    /** `{number}`; shown where scripts do not run. */
    readonly withoutScript: string;
    /** In a consent, where no number was entered. */
    readonly noPhone: string;
    /** On the consent step, before anyone documents it (compliance P-29). */
    readonly recordingNotice: string;
    /** In its place after an opt-out. */
    readonly recordingOptedOut: string;
    readonly consentMedicareLegend: string;
    readonly consentChannelsLegend: string;
    readonly terms: string;
    readonly privacy: string;
    readonly and: string;
  };
  readonly result: {
    readonly heading: string;
    readonly whatHappens: string;
    readonly lines: Readonly<Record<Product, readonly [string, string, string]>>;
    readonly otherHelp: string;
    readonly otherHelpIntroduction: string;
    readonly alternatives: Readonly<Record<Product, readonly Alternative[]>>;
  };
  readonly ads: {
    /** Above every list of ads (compliance V-01). */
    readonly label: string;
    /** Who pays, and what the order means. */
    readonly disclosure: string;
    /** On each ad. */
    readonly tag: string;
    readonly visit: string;
    /** Read out after the link. */
    readonly newTab: string;
    /** `{count}` */
    readonly more: string;
    readonly showAll: string;
    /** No ads came; what helps instead follows. */
    readonly empty: string;
    /** Why there are none for a visitor who opted out (compliance P-06). */
    readonly optedOut: string;
  };
  /** What pages of each kind say of themselves, whatever they are about. */
  readonly pages: {
    /** Above the headline of what could be taken for news, a list or a talk (compliance V-01). */
    readonly advertisement: string;
    /** Above a list of companies (compliance R-02). */
    readonly paid: string;
    /** `{name}`: the brand is the author (compliance V-02). */
    readonly publishedBy: string;
    /** `{day}` */
    readonly updatedOn: string;
    /** `{order}` */
    readonly sortedBy: string;
    /** `{title}`; leads to a page about an entry of a list. */
    readonly moreAbout: string;
    /** The same on a card, where the title stands above. */
    readonly more: string;
    /** Leads from a card to the first question. */
    readonly ask: string;
    /** `{publisher}`, `{day}`; beside a source. */
    readonly source: string;
    /** Accessible name of the bubbles of a chat page. */
    readonly conversation: string;
    /** Who speaks in them (compliance 7d). */
    readonly assistant: string;
    /** Over pages whose words are under review. */
    readonly preview: string;
    /** Over pages of our own. */
    readonly test: string;
  };
  readonly disclosures: { readonly heading: string };
  /** The dialog for visitors who are about to leave. */
  readonly exitDialog: {
    /** Leads back to the question on screen. */
    readonly goOn: string;
    readonly unsubscribe: string;
  };
  readonly footer: {
    readonly label: string;
    /** `{name}`, `{legalName}`, `{address}` */
    readonly operatedBy: string;
    /** `{licence}` */
    readonly licence: string;
    /** `{email}` */
    readonly email: string;
    readonly terms: string;
    readonly privacy: string;
    readonly doNotSell: string;
    readonly healthData: string;
    readonly globalPrivacyControl: string;
    /** Shown in place of the line above once the signal was seen (compliance P-04). */
    readonly optOutHonored: string;
  };
  readonly privacyChoices: PrivacyChoiceWords;
  readonly notFound: {
    readonly title: string;
    readonly headline: string;
    readonly text: string;
    readonly homeTitle: string;
    readonly homeText: string;
    readonly privacyTitle: string;
    readonly privacyText: string;
    readonly callTitle: string;
    /** `{fullPath}`; no page has the path (specification 8). */
    readonly noRoute: string;
    /** `{fullPath}`; the page's own check refused the path. */
    readonly notValid: string;
  };
  readonly failure: {
    readonly headline: string;
    readonly text: string;
    readonly retry: string;
    /** Before the id under which the error was reported. */
    readonly reference: string;
  };
}
