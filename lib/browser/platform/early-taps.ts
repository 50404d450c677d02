import type { EarlyPress, EarlyTaps } from '@/lib/document/early-taps';

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

/** Clicks on links that came before anything heard of them; those of now come to every listener. */
export function listEarlyLinkClicks(): readonly MouseEvent[] {
  return [...(window.earlyTaps?.links ?? [])];
}

/** The presses that wait to be carried out, in their order. */
export function listEarlyPresses(): readonly EarlyPress[] {
  return [...(window.earlyTaps?.presses ?? [])];
}

function letGo(presses: readonly EarlyPress[]): void {
  presses.forEach(({ button }) => button.removeAttribute('aria-busy'));
}

/** For a press that repeats the one that led to this page. */
export function dropEarlyPresses(): void {
  letGo(window.earlyTaps?.presses.splice(0) ?? []);
}

/** Collects no more. Returns what was collected, in its order. */
export function takeEarlyPresses(): readonly EarlyPress[] {
  const presses = listEarlyPresses();
  window.earlyTaps?.end();
  delete window.earlyTaps;
  return presses;
}

/** Once what it asks for can be done: presses the button again, in front of everybody, and collects no more. */
export function carryOutEarlyPress(): void {
  const presses = takeEarlyPresses();
  letGo(presses);
  const [press] = presses;
  if (press?.button.isConnected) press.button.click();
}
