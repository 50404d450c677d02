/** In ms from the finger coming down; undefined for what did not come. */
export interface TimedTap {
  readonly feedbackMs?: number;
  readonly nextMs?: number;
}

/** What `watchTap` gives the page. */
export interface TapWatch {
  readonly begin: () => void;
  readonly read: () => TimedTap;
}

/**
 * Notes when the form takes a tap and shows the next question, both as painted; runs in the page. Between the finger and
 * the paint it listens to no event and only looks, by functions that have run before, since it is part of what it measures.
 */
export function watchTap(): void {
  /** Of which the browser makes a tap; where one is prevented, those behind it do not come. */
  const TAP_EVENTS: readonly string[] = ['pointerup', 'touchend', 'click'];
  const entries: PerformanceEntry[] = [];
  interface Frame {
    readonly at: number;
    /** Whether an answer looks taken in it. */
    readonly isTaken: boolean;
    /** Whether the next question is seen in it, where that was looked for within. */
    readonly isNext: boolean | undefined;
    /** Once the page was done with it. */
    overAt: number;
  }
  const frames: Frame[] = [];
  let taken: Frame | undefined;
  let changed: Frame | undefined;
  let question: string | undefined;
  let isReady = false;

  const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  const ask = () => [...document.querySelectorAll<HTMLElement>('form h2')].find(isSeen)?.textContent;
  // The question itself: it may be on screen before the form has moved there.
  const showsNext = () => ask() !== question;
  const isTaken = () => document.querySelector('form [aria-busy=true], form [data-chosen]') !== null;

  function note(frame: Frame): void {
    frame.overAt = performance.now();
    if (changed) return;
    // What changed since then has a frame of its own.
    const isLast = !isDue && frame === frames.at(-1);
    const isNext = frame.isNext ?? (isLast && showsNext());
    if (isNext || frame.isTaken) taken ??= frame;
    if (isNext) changed = frame;
  }

  let isDue = false;
  function noteFrame(): void {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      // The frame of a ready form would wait while the question is looked for; one that is not changes again before that.
      const isNext = isReady ? undefined : showsNext();
      const frame = { at: performance.now(), isTaken: isTaken(), isNext, overAt: 0 };
      frames.push(frame);
      setTimeout(() => note(frame));
    });
  }

  function begin(): void {
    question = ask();
    isReady = document.querySelector('form[data-ready]') !== null;
    frames.length = 0;
    taken = changed = undefined;
    new MutationObserver(noteFrame).observe(document, { subtree: true, childList: true, attributes: true });
  }

  function read(): TimedTap {
    const pressedAt = entries.find(({ entryType }) => entryType === 'first-input')?.startTime;
    const tap = entries
      .filter(
        (entry): entry is PerformanceEventTiming => TAP_EVENTS.includes(entry.name) && entry.entryType === 'event',
      )
      .reduce<PerformanceEventTiming | undefined>(
        (last, entry) => (last && last.processingEnd > entry.processingEnd ? last : entry),
        undefined,
      );
    const tapFrame = tap && frames.find(({ at }) => at >= tap.processingEnd);
    const timePaint = (frame: Frame | undefined) => {
      if (pressedAt === undefined || !frame) return undefined;
      // The browser knows when a tap's frame was painted; a timer of ours waits for the work that follows the frame.
      const paintedAt = tap && frame === tapFrame ? tap.startTime + tap.duration : frame.overAt;
      return paintedAt - pressedAt;
    };
    const [feedbackMs, nextMs] = [taken, changed].map(timePaint);
    return { ...(feedbackMs !== undefined && { feedbackMs }), ...(nextMs !== undefined && { nextMs }) };
  }

  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'first-input' });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  noteFrame();
  Object.assign(window, { tapWatch: { begin, read } satisfies TapWatch });
}
