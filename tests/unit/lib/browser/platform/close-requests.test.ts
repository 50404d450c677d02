// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCloseRequests } from '@/lib/browser/platform/close-requests';

const close = vi.fn();
const goBack = vi.fn();
let entries: unknown[];

/** What the browser does once Back was pressed, or asked for. */
function leaveEntry(): void {
  entries.pop();
  window.dispatchEvent(new Event('popstate'));
}

beforeEach(() => {
  close.mockReset();
  goBack.mockReset();
  entries = [{ step: 'zipcode' }];
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => entries.at(-1));
  vi.spyOn(window.history, 'pushState').mockImplementation((state) => void entries.push(state));
  vi.spyOn(window.history, 'back').mockImplementation(goBack);
  window.history.scrollRestoration = 'auto';
});

describe('close requests where the browser knows them', () => {
  class Watcher extends EventTarget {
    static last: Watcher | undefined;
    destroy = vi.fn();
    constructor() {
      super();
      Watcher.last = this;
    }
  }

  it.each([true, false])('Back closes without the history, holding Back or not (%s)', (holdsBack) => {
    vi.stubGlobal('CloseWatcher', Watcher);
    const stop = watchCloseRequests(close, { holdsBack });
    Watcher.last?.dispatchEvent(new Event('close'));
    expect(close).toHaveBeenCalledOnce();
    stop();
    expect(Watcher.last?.destroy).toHaveBeenCalledOnce();
    expect(entries).toHaveLength(1);
    expect(goBack).not.toHaveBeenCalled();
  });
});

describe('close requests where the browser knows none', () => {
  it('Back closes, and leaves the page where it was', () => {
    const stop = watchCloseRequests(close, { holdsBack: true });
    expect(entries).toEqual([{ step: 'zipcode' }, { step: 'zipcode' }]);
    leaveEntry();
    expect(close).toHaveBeenCalledOnce();
    stop();
    expect(goBack).not.toHaveBeenCalled();
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it('closing in another way takes the entry back, and says nothing', () => {
    const stop = watchCloseRequests(close, { holdsBack: true });
    expect(window.history.scrollRestoration).toBe('manual');
    stop();
    expect(goBack).toHaveBeenCalledOnce();
    leaveEntry();
    expect(close).not.toHaveBeenCalled();
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it('what does not hold Back closes beside it, and leaves the history alone', () => {
    const stop = watchCloseRequests(close, { holdsBack: false });
    expect(entries).toHaveLength(1);
    window.dispatchEvent(new Event('popstate'));
    expect(close).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new Event('popstate'));
    expect(close).toHaveBeenCalledOnce();
    expect(goBack).not.toHaveBeenCalled();
  });
});
