import type { Product } from '@/lib/names/brand-code';
import type { AskedNumber, CalculatorName } from '@/lib/names/calculator-numbers';

/** A site that helps without us. */
export interface Alternative {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
}

export interface PrivacyChoiceMessages {
  readonly label: string;
  readonly on: string;
  readonly off: string;
  readonly honored: string;
  /** Instead, when the browser sends the signal. */
  readonly honoredSignal: string;
  readonly notOptedOut: string;
  readonly withoutScript: string;
}

/** Texts of the frame around the pages; `interpolate` fills `{name}`. */
export interface UiMessages {
  readonly skipLink: string;
  /** Accessible name of the mark: `{brand}`. */
  readonly homeLink: string;
  readonly languageSwitch: string;
  readonly call: {
    /** `{number}` */
    readonly button: string;
    readonly label: string;
    /** `{tty}` */
    readonly tty: string;
    readonly recorded: string;
    readonly about: string;
    readonly bar: string;
    /** Who answers, for the bar. */
    readonly answers: string;
    /** `{when}` somebody answers next. */
    readonly opens: string;
  };
  readonly form: {
    readonly continue: string;
    readonly back: string;
    /** Names the bar that shows how far the visitor is. */
    readonly progress: string;
    /** Stands for the answer to a question that was skipped. */
    readonly leftOut: string;
    /** For a visitor who comes back; `{number}` of the question that comes next. */
    readonly resume: string;
    /** Stands for a driver whose name is not known. */
    readonly thisPerson: string;
    /** On a screen of several questions. */
    readonly skipAll: string;
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
    readonly start: string;
    /** Quoted in the consent. */
    readonly showNumber: string;
    readonly choose: string;
    /** Read out after an answer that was chosen before. */
    readonly chosen: string;
    readonly startOverQuestion: string;
    readonly startOverText: string;
    readonly startOverConfirm: string;
    readonly startOverCancel: string;
    readonly close: string;
    /** Replaces the ZIP hint when the ZIP was guessed (compliance F-05). */
    readonly guessedZip: string;
    /** `{zipCode}`, `{button}`: the button goes on when it is pressed once more. */
    readonly unknownZip: string;
    /** `{number}` */
    readonly withoutScript: string;
    readonly noPhone: string;
    /** On the consent step, before recording starts (compliance P-29). */
    readonly recordingNotice: string;
    /** Replaces it after an opt-out. */
    readonly recordingOptedOut: string;
    /** Accessible name of the boxes; the question above them says the same to the eye. */
    readonly consentGroup: string;
    readonly terms: string;
    readonly privacy: string;
    readonly and: string;
  };
  readonly result: {
    readonly heading: string;
    readonly otherHelp: string;
    readonly otherHelpIntroduction: string;
    readonly alternatives: Readonly<Record<Product, readonly Alternative[]>>;
  };
  readonly ads: {
    readonly label: string;
    readonly disclosure: string;
    readonly tag: string;
    readonly visit: string;
    readonly newTab: string;
    /** `{count}` */
    readonly more: string;
    readonly showAll: string;
    readonly empty: string;
    /** After an opt-out (compliance P-06). */
    readonly optedOut: string;
  };
  readonly pages: {
    /** Above what could be taken for news, a list or a talk (compliance V-01). */
    readonly advertisement: string;
    /** Above a list of companies (compliance R-02). */
    readonly paid: string;
    /** `{name}`: the brand is the author (compliance V-02). */
    readonly publishedBy: string;
    /** `{day}` */
    readonly updatedOn: string;
    /** `{order}` */
    readonly sortedBy: string;
    /** `{title}`; links to a page about an entry of a list. */
    readonly moreAbout: string;
    readonly more: string;
    readonly ask: string;
    /** `{publisher}`, `{day}` */
    readonly source: string;
    readonly conversation: string;
    /** The speaker in a chat (compliance 7d). */
    readonly assistant: string;
    readonly preview: string;
    readonly test: string;
  };
  readonly calculators: {
    readonly ownNumbers: string;
    readonly words: {
      readonly [Name in CalculatorName]: {
        /** What each number is. */
        readonly asks: Readonly<Record<AskedNumber<Name>, string>>;
        /** How it is worked out: stands in the place of the answer until there is one. */
        readonly how: string;
        /** With the figures that the calculator finds. */
        readonly answer: string;
      };
    };
  };
  readonly disclosures: { readonly heading: string };
  readonly exitDialog: {
    readonly goOn: string;
    readonly unsubscribe: string;
  };
  readonly footer: {
    readonly label: string;
    /** `{number}` */
    readonly phone: string;
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
    /** Replaces the line above once the signal was seen (compliance P-04). */
    readonly optOutHonored: string;
  };
  readonly privacyChoices: PrivacyChoiceMessages;
  readonly notFound: {
    readonly title: string;
    readonly headline: string;
    readonly text: string;
    readonly homeTitle: string;
    readonly homeText: string;
    readonly privacyTitle: string;
    readonly privacyText: string;
    readonly callTitle: string;
    /** `{fullPath}` (specification 8). */
    readonly noRoute: string;
    /** `{fullPath}`; the page's own validation refused the path. */
    readonly notValid: string;
  };
  /** Of a page that is switched off. */
  readonly closed: { readonly title: string; readonly headline: string; readonly text: string };
  readonly failure: {
    readonly headline: string;
    readonly text: string;
    readonly retry: string;
    readonly reference: string;
  };
}
