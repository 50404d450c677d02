import { isRecord, isText } from '@/lib/json/guard';

/** What we keep in an entry of the history, beside what Next’s router does. */
export interface HistoryEntry {
  /** The path of the entry before, when that is a step of the same page. */
  readonly before?: string;
}

/** Anything else than our own entry counts as empty. */
export function readEntry(state: unknown = window.history.state): HistoryEntry {
  const before = isRecord(state) ? state['before'] : undefined;
  return isText(before) ? { before } : {};
}

/**
 * Going through the history is ours: within one document it never leaves the page. Next’s router takes an entry that
 * was written before a refresh for another page, asks the server for it and mounts it anew, so that the step is told of
 * twice. An entry without its marks leaves it on the page that is there, and it marks the entry itself. Runs before Next
 * listens.
 */
export function keepRouterOnPage(): void {
  window.addEventListener('popstate', (event) => {
    if (!event.state) return;
    const entry = readEntry(event.state);
    Object.defineProperty(event, 'state', { value: null });
    // The browser’s own: Next’s would take over its marks.
    History.prototype.replaceState.call(window.history, entry, '');
    window.history.replaceState(entry, '', window.location.href);
  });
}
