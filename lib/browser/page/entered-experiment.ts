import { isForced } from '@/lib/experiments/forced-variant';
import type { ShownVariant } from '@/lib/experiments/variant-segment';
import type { PageVisit } from './page-visit';
import { sessionStore } from '../platform/storage';
import { isForcedTab, markForcedTab } from '../visit/counted-variant';

const ENTERED_KEY = 'entered-experiment.';

function whenSeen(work: () => void): void {
  if (document.visibilityState === 'visible') work();
  else document.addEventListener('visibilitychange', () => whenSeen(work), { once: true });
}

/** Sends enteredExperiment once a session (specification 3). A forced variant marks the tab, which is never counted. */
export function enterExperiment(shown: ShownVariant, { visit, track }: PageVisit): void {
  if (isForced(shown, new URLSearchParams(window.location.search))) markForcedTab();
  const key = ENTERED_KEY + shown.name;
  whenSeen(() => {
    if (isForcedTab() || sessionStore.read(key) === visit.sessionId) return;
    sessionStore.write(key, visit.sessionId);
    track('enteredExperiment', { name: shown.name, variant: shown.variant });
  });
}
