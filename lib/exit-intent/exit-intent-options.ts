/** Specification 4 and 9. A trigger of 0 or false is off. */
export interface ExitIntentOptions {
  /** 0 shows it once, ever. */
  readonly repeatAfterDays: number;
  /** Percent of the page's height. */
  readonly scrollPercentageToTrigger: number;
  /** Counted from when the page is usable. */
  readonly delaySecondsAndTrigger: number;
  /** The mouse leaves through the top edge, or a finger flicks a scrolled page back up. */
  readonly triggerOnExitIntent: boolean;
  /**
   * A flick counts when its last movement (pixels a millisecond) times this exceeds 100: 15 needs 6.7, faster than most
   * fingers; 50 needs 2.
   */
  readonly touchDeviceSensitivity: number;
  /** How long scrolling must rest before the percentage is checked. */
  readonly scrollDebounceMillis: number;
  /** Never on a phone that came from a search (compliance E-02). */
  readonly triggerOnPageLoad: boolean;
  /** Seconds without any input. */
  readonly inactiveSeconds: number;
  /** Whether the page behind is locked, with the width of its scroll bar compensated. */
  readonly handleScrollBars: boolean;
  /** Storage key of the last-shown time; pages with the same key share one showing. */
  readonly storageKey: string;
}

export type ExitIntentSettings = Partial<ExitIntentOptions>;

export interface ExitIntentEntry extends ExitIntentSettings {
  readonly heading: string;
  /** One or two sentences: what an agent can explain, and that the questions are still there. */
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

export function fillExitIntentOptions(settings: ExitIntentSettings): ExitIntentOptions {
  return { ...DEFAULTS, ...settings };
}

export function unsubscribedKey({ storageKey }: Pick<ExitIntentOptions, 'storageKey'>): string {
  return `${storageKey}-unsubscribed`;
}
