import type { Track } from './event-tracker';
import { readPageAge } from '../platform/page-age';
import { sessionStore } from '../platform/storage';

const CALL_TAPPED_KEY = 'call-tapped';

export function hasTappedCall(): boolean {
  return sessionStore.read(CALL_TAPPED_KEY) === true;
}

/** Away for longer after a tap on a number counts as a call; a dismissed dialog does not. */
const SHORTEST_CALL_MS = 2000;

/** A page that is left later than this after a tap is left for something else: the telephone asks first, and is slow. */
const LONGEST_WAIT_MS = 30_000;

interface TappedCall {
  readonly number: string;
  readonly tappedAt: number;
  readonly leftAt?: number;
}

/**
 * Tells of taps on numbers, and how long the page was away after one, from leaving it until the return. `missed` are
 * the clicks that came before.
 */
export function watchCallLinks(track: Track, missed: readonly MouseEvent[] = []): () => void {
  let call: TappedCall | undefined;

  const leave = () => {
    if (!call || call.leftAt !== undefined) return;
    const isForTheCall = readPageAge() - call.tappedAt <= LONGEST_WAIT_MS;
    call = isForTheCall ? { ...call, leftAt: readPageAge() } : undefined;
  };

  const comeBack = () => {
    if (call?.leftAt === undefined) return;
    const { leftAt, ...waiting } = call;
    const callDurationMs = Math.round(readPageAge() - leftAt);
    const isCall = callDurationMs >= SHORTEST_CALL_MS;
    call = isCall ? undefined : waiting;
    if (isCall) track('ctcReturned', { didNumber: waiting.number, callDurationMs });
  };

  const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : comeBack());

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-call-location]') : null;
    if (!link) return;
    const number = link.dataset['phoneNumber'] ?? '';
    sessionStore.write(CALL_TAPPED_KEY, true);
    call = { number, tappedAt: readPageAge() };
    if (document.visibilityState === 'hidden') leave();
    track('ctcClicked', { didNumber: number, ctcLocation: link.dataset['callLocation'] ?? '' });
  };

  missed.forEach(onClick);
  document.addEventListener('click', onClick, true);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}
