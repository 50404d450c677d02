/** When the popup for leaving visitors shows (specification 4 and 9). Every trigger that is 0 or false is off. */
export interface ExitIntentOptions {
  /** Days after which it may show again; 0 shows it once, ever. */
  readonly repeatAfterDays: number;
  /** How much of the page's height must be scrolled, in percent. */
  readonly scrollPercentageToTrigger: number;
  /** Seconds after the page was usable. */
  readonly delaySecondsAndTrigger: number;
  /** The mouse leaves through the top edge, or a finger flicks a scrolled page back up. */
  readonly triggerOnExitIntent: boolean;
  /**
   * A flick counts when its last movement, in pixels a millisecond, times this is above 100. 15 asks for 6.7, faster
   * than most fingers; 50 asks for 2, a brisk flick.
   */
  readonly touchDeviceSensitivity: number;
  /** How long the page must stand still before its scroll percentage is judged. */
  readonly scrollDebounceMillis: number;
  /** As soon as the page is usable; never on a phone that came from a search (compliance E-02). */
  readonly triggerOnPageLoad: boolean;
  /** Seconds without a sign of the visitor. */
  readonly inactiveSeconds: number;
  /** Whether the page behind the popup is held still, the width of its scroll bar made up for. */
  readonly handleScrollBars: boolean;
  /** Storage name of the time it last showed; pages that share it share their one showing. */
  readonly storageKey: string;
}

/** What a page may set; the rest are the defaults. */
export type ExitIntentSettings = Partial<ExitIntentOptions>;

/** When the popup for leaving visitors shows, and what it says; in the page's language. */
export interface ExitIntentEntry extends ExitIntentSettings {
  readonly heading: string;
  /** One or two sentences: what an agent can tell, and that the questions are still there. */
  readonly text: string;
}

const DEFAULTS: ExitIntentOptions = {
  repeatAfterDays: 0,
  scrollPercentageToTrigger: 0,
  delaySecondsAndTrigger: 0,
  triggerOnExitIntent: true,
  touchDeviceSensitivity: 15,
  scrollDebounceMillis: 300,
  triggerOnPageLoad: false,
  inactiveSeconds: 0,
  handleScrollBars: true,
  storageKey: 'exit-intent',
};

/** A page's settings over the defaults. */
export function fillExitIntentOptions(settings: ExitIntentSettings): ExitIntentOptions {
  return { ...DEFAULTS, ...settings };
}

/** Storage name of the flag that the visitor wants no more of it. */
export function unsubscribedKey({ storageKey }: Pick<ExitIntentOptions, 'storageKey'>): string {
  return `${storageKey}-unsubscribed`;
}
