/** A press on a button or a switch that only a script can answer. */
export interface EarlyPress {
  readonly button: HTMLElement;
  readonly click: MouseEvent;
  /** What came down before the click; none for a key. */
  readonly pointer?: PointerEvent | undefined;
}

/** What was tapped before the scripts were there to hear of it. The starter of a document collects it. */
export interface EarlyTaps {
  /**
   * The last one in the first step: who changes their mind meant the later answer. Behind it the last one in the step that
   * it leads to, where that is on screen already.
   */
  readonly presses: EarlyPress[];
  /** Clicks on links, which the browser follows without a script. */
  readonly links: MouseEvent[];
  /** Stops collecting. */
  readonly end: () => void;
}
