import type { EnterPageHookName, ExitIntentHookName } from '@/lib/page/page-names';
import { findArrivalSource } from '@/lib/visit/arrival';
import type { Track } from './event-tracker';
import { revealStep } from './reveal';

/** A reload keeps the referrer of the visit before it, and a step back was no link. */
function isFreshlyOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

function reportArrival(track: Track, pagePath: string): void {
  const { referrer } = document;
  const source = findArrivalSource({ referrer, origin: window.location.origin, pagePath });
  if (source === undefined || !isFreshlyOpened()) return;
  track('learnMoreClicked', { source, destination: pagePath, button: 'arrival' });
}

/** Shows the question on screen and puts focus on its heading; nothing on a page without a form. */
export function revealForm(): void {
  const form = document.getElementById('start');
  if (form) revealStep(form, form.querySelector<HTMLElement>('[data-step-heading]'));
}

/** What an exit-intent hook can do. */
export interface ExitMoment {
  readonly openDialog: () => void;
  /** Ends the moment without a dialog. */
  readonly close: () => void;
}

/** Enter hook name → what it does with the event-tracking function (specification 4, page entry). */
export const enterPageHooks: Readonly<Record<EnterPageHookName, (track: Track, pagePath: string) => void>> = {
  'report-arrival': reportArrival,
};

/** Exit-intent hook name → what it does when a visitor is about to leave. */
export const exitIntentHooks: Readonly<Record<ExitIntentHookName, (moment: ExitMoment) => void>> = {
  'open-dialog': ({ openDialog }) => openDialog(),
  'reveal-form': ({ close }) => {
    close();
    revealForm();
  },
};
