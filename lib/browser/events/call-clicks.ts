import type { Track } from './event-tracker';
import { sessionStore } from '../platform/storage';

const CALL_TAPPED_KEY = 'call-tapped';

export function hasTappedCall(): boolean {
  return sessionStore.read(CALL_TAPPED_KEY) === true;
}

/** Away for longer after a tap on a number counts as a call; a dismissed dialog does not. */
const SHORTEST_CALL_MS = 2000;

export function watchCallLinks(track: Track): () => void {
  let call: { readonly number: string; readonly startedAt: number; readonly left: boolean } | undefined;

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-call-location]') : null;
    if (!link) return;
    const number = link.dataset['phoneNumber'] ?? '';
    sessionStore.write(CALL_TAPPED_KEY, true);
    call = { number, startedAt: Date.now(), left: document.visibilityState === 'hidden' };
    track('ctcClicked', { didNumber: number, ctcLocation: link.dataset['callLocation'] ?? '' });
  };

  const onVisibility = () => {
    if (!call) return;
    if (document.visibilityState === 'hidden') {
      call = { ...call, left: true };
      return;
    }
    const callDurationMs = Date.now() - call.startedAt;
    if (!call.left || callDurationMs < SHORTEST_CALL_MS) return;
    track('ctcReturned', { didNumber: call.number, callDurationMs });
    call = undefined;
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
