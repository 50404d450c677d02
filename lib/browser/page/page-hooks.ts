import type { EnterPageHookName, ExitIntentHookName } from '@/lib/names/page-names';
import { findArrivalSource } from '@/lib/visit/arrival';
import type { Track } from '../events/event-tracker';
import { revealStep } from '../navigation/reveal';

/** A reload keeps the old referrer, and going back is no link. */
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

export function revealForm(): void {
  const form = document.getElementById('start');
  if (form) revealStep(form, form.querySelector<HTMLElement>('[data-step-heading]'));
}

export interface ExitMoment {
  readonly openDialog: () => void;
  readonly close: () => void;
}

/** Specification 4, page entry. */
export const enterPageHooks: Readonly<Record<EnterPageHookName, (track: Track, pagePath: string) => void>> = {
  'report-arrival': reportArrival,
};

export const exitIntentHooks: Readonly<Record<ExitIntentHookName, (moment: ExitMoment) => void>> = {
  'open-dialog': ({ openDialog }) => openDialog(),
  'reveal-form': ({ close }) => {
    close();
    revealForm();
  },
};
