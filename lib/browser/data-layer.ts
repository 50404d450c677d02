import { buildDataLayerEntry } from '@/lib/analytics/data-layer';
import { observeEvents } from './event-observers';
import { hasOptOutSignal } from './privacy-signal';

/** The tag manager's queue of pushes. */
export type DataLayer = (Readonly<Record<string, unknown>> | IArguments)[];

/** The queue of this page; made here when no script has made it before. */
export function findDataLayer(): DataLayer {
  const page = window as { dataLayer?: DataLayer };
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** Pushes every event of the page, those of before first, until an opt-out. `title` is the page title plus brand name, without a step. */
export function feedDataLayer(title: string): void {
  observeEvents((event) => {
    if (hasOptOutSignal()) return;
    findDataLayer().push(buildDataLayerEntry(event, { title, referrer: document.referrer }));
  });
}
