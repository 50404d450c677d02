import { buildDataLayerEntry } from '@/lib/analytics/data-layer';
import { observeEvents } from '../events/event-observers';
import { hasOptOutSignal } from '../platform/privacy-signal';

export type DataLayer = (Readonly<Record<string, unknown>> | IArguments)[];

export function getDataLayer(): DataLayer {
  const page = window as { dataLayer?: DataLayer };
  page.dataLayer ??= [];
  return page.dataLayer;
}

/** Earlier events come first; stops at an opt-out. `title` is page title plus brand name, without a step. */
export function feedDataLayer(title: string): void {
  observeEvents((event) => {
    if (hasOptOutSignal()) return;
    getDataLayer().push(buildDataLayerEntry(event, { title, referrer: document.referrer }));
  });
}
