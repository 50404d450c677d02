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

/** The press that waits to be carried out. */
export function readEarlyPress(): EarlyPress | undefined {
  return window.earlyTaps?.press;
}

/** For a press that repeats the one that led to this page. */
export function dropEarlyPress(): void {
  readEarlyPress()?.button.removeAttribute('aria-busy');
  delete window.earlyTaps?.press;
}

/** Once what it asks for can be done: presses the button again, in front of everybody, and collects no more. */
export function carryOutEarlyPress(): void {
  const press = readEarlyPress();
  dropEarlyPress();
  window.earlyTaps?.end();
  delete window.earlyTaps;
  if (press?.button.isConnected) press.button.click();
}
