import type { PageContext } from '@/lib/analytics/event-context';
import type { Visit } from '@/lib/visit/visit';
import { watchCallLinks } from '../events/call-clicks';
import { startVisit } from '../visit/current-visit';
import { watchElementClicks } from '../events/element-clicks';
import { createTracker, type Track } from '../events/event-tracker';
import { keepStepOnLanguageSwitch } from '../navigation/language-switch';
import { guardLease, restoreLease } from '../phone/leased-phone';
import { listEarlyLinkClicks } from '../platform/early-taps';
import { fetchPersonalParameters } from '../visit/personal-prefill';
import { deliveryQueue } from '../delivery/tab-delivery';
import { takeOverEarlyVisit } from './early-visit-handover';

export interface PageVisit {
  readonly visit: Visit;
  readonly track: Track;
  readonly personal: Readonly<Record<string, string>>;
}

let started: Promise<PageVisit> | undefined;

async function start(page: PageContext): Promise<PageVisit> {
  restoreLease();
  guardLease();
  const told = await takeOverEarlyVisit();
  const personal = await fetchPersonalParameters();
  const visit = startVisit(personal);
  const track = createTracker(page, visit, told);
  const missed = listEarlyLinkClicks();
  watchCallLinks(track, missed);
  watchElementClicks(track, missed);
  keepStepOnLanguageSwitch(page.pagePath);
  const flush = () => void deliveryQueue.flush();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flush);
  flush();
  // Automated walks wait for this: from here on every tap is seen.
  document.documentElement.dataset['visit'] = 'started';
  return { visit, track, personal };
}

export function startPageVisit(page: PageContext): Promise<PageVisit> {
  started ??= start(page);
  return started;
}
