/** Specification 4 and 9. A trigger of 0 or false is off. */
export interface ExitIntentOptions {
  /** 0 shows it once, ever. */
  readonly repeatAfterDays: number;
  /** Percent of the page's height. */
  readonly scrollPercentageToTrigger: number;
  readonly delaySecondsAndTrigger: number;
  /** The mouse leaves through the top edge, or a finger flicks a scrolled page back up. */
  readonly triggerOnExitIntent: boolean;
  /** A flick is a last movement (pixels a millisecond) times this above 100. Fingers rarely reach the 6.7 of 15. */
  readonly touchDeviceSensitivity: number;
  /** How long scrolling must rest before the percentage is checked. */
  readonly scrollDebounceMillis: number;
  /** Never on a phone that came from a search (compliance E-02). */
  readonly triggerOnPageLoad: boolean;
  readonly inactiveSeconds: number;
  /** Whether the page behind is locked, with the width of its scroll bar compensated. */
  readonly handleScrollBars: boolean;
  /** Storage key of the last-shown time; pages with the same key share one showing. */
  readonly storageKey: string;
}

export type ExitIntentSettings = Partial<ExitIntentOptions>;

export interface ExitIntentEntry extends ExitIntentSettings {
  readonly heading: string;
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
