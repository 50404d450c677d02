import type { ScrollPlace, TouchPoint } from '@/lib/exit-intent/exit-intent-rules';
import { isPaidVisit } from '@/lib/visit/paid-visit';
import type { Visit } from '@/lib/visit/visit';
import { hasTappedCall } from '../events/call-clicks';
import { hasFinePointer } from '../platform/pointer';
import { localStore, type ValueStore } from '../platform/storage';
import { schedule } from '../platform/timers';

export type ExitSignal =
  | { readonly kind: 'mouse-left'; readonly y: number }
  | ({ readonly kind: 'touch-started' | 'touch-moved' | 'touch-ended' } & TouchPoint)
  | { readonly kind: 'touch-cancelled' | 'scrolled' | 'active' };

export interface ExitIntentDependencies {
  readonly store: Pick<ValueStore, 'read' | 'write' | 'remove'>;
  now(): number;
  schedule(work: () => void, ms: number): () => void;
  listen(listener: (signal: ExitSignal) => void): () => void;
  scrollPlace(): ScrollPlace;
  /** Compliance E-02. */
  isBusy(): boolean;
  /** Search engines want no popup on load there. */
  isOrganicPhone(): boolean;
}

/** The consent step, and the result, which has all that the popup offers. */
const STEPS_LEFT_ALONE = '[data-consent-terms], [data-call-location=result]';
const WAITING_FORM = 'form[data-busy]';
const OPEN_LAYERS = '[role=dialog], [role=alertdialog], [role=listbox], dialog[open]';
const FIELDS = 'input, select, textarea, [role=combobox]';

/** Older browsers cannot ask that. */
function isCardShown(): boolean {
  return CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open') !== null;
}

function isBusyMoment(): boolean {
  const isFieldFocused = document.activeElement?.matches(FIELDS) ?? false;
  const isTaken = document.querySelector([STEPS_LEFT_ALONE, WAITING_FORM, OPEN_LAYERS].join()) !== null;
  return isFieldFocused || isTaken || isCardShown() || document.visibilityState === 'hidden' || hasTappedCall();
}

/** Passive, so that scrolling never waits (compliance E-05). */
function listenToDocument(listener: (signal: ExitSignal) => void): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  const touch = (kind: 'touch-started' | 'touch-moved' | 'touch-ended') => (event: TouchEvent) => {
    const [finger, another] = event.touches.length > 0 ? event.touches : event.changedTouches;
    if (!finger || another) listener({ kind: 'touch-cancelled' });
    else listener({ kind, y: finger.clientY, at: event.timeStamp });
  };
  const say = (signal: ExitSignal) => () => listener(signal);
  document.documentElement.addEventListener(
    'mouseleave',
    ({ clientY }) => listener({ kind: 'mouse-left', y: clientY }),
    options,
  );
  document.addEventListener('touchstart', touch('touch-started'), options);
  document.addEventListener('touchmove', touch('touch-moved'), options);
  document.addEventListener('touchend', touch('touch-ended'), options);
  document.addEventListener('touchcancel', say({ kind: 'touch-cancelled' }), options);
  document.addEventListener('scroll', say({ kind: 'scrolled' }), options);
  for (const name of ['pointerdown', 'pointermove', 'keydown'] as const)
    document.addEventListener(name, say({ kind: 'active' }), options);
  return () => listening.abort();
}

export function buildExitIntentDependencies(visit: Visit): ExitIntentDependencies {
  return {
    store: localStore,
    now: Date.now,
    schedule,
    listen: listenToDocument,
    scrollPlace: () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return { top: window.scrollY, reachable: scrollHeight - clientHeight };
    },
    isBusy: isBusyMoment,
    isOrganicPhone: () => !hasFinePointer() && !isPaidVisit(visit.urlParameters),
  };
}
