// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observeErrors, type CaughtError } from '@/lib/browser/recovery/caught-errors';
import { recoverFrom, watchErrors } from '@/lib/browser/recovery/error-recovery';
import { observeLoading } from '@/lib/browser/platform/loading';

const reload = vi.fn();
const loading: string[] = [];
const told: CaughtError[] = [];
observeLoading((state) => loading.push(state));
observeErrors((error) => told.push(error));
watchErrors();

const chunkError = () => Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' });
const answer = vi.fn<typeof fetch>();
const settle = () => new Promise((done) => setTimeout(done, 0));
const isFailed = () => 'failed' in document.documentElement.dataset;

/** The guard as a reload on this path leaves it. */
function reloadedJustNow(): void {
  sessionStorage.setItem('funnel.reloaded', JSON.stringify({ path: window.location.pathname, at: Date.now() }));
}

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', answer);
  reload.mockReset();
  sessionStorage.clear();
  loading.length = 0;
  told.length = 0;
  delete document.documentElement.dataset['failed'];
  document.body.innerHTML =
    '<section data-failure><h1 tabindex="-1" data-failure-heading></h1><b data-failure-id></b></section>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('recovering from errors', () => {
  it('any other error is reported and changes nothing', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('theirs'), message: 'theirs' }));
    expect(told).toMatchObject([{ name: 'Error', message: 'theirs' }]);
    expect(reload).not.toHaveBeenCalled();
    expect(isFailed()).toBe(false);
  });

  it('a missing part within 10,000 ms of a reload shows the error view with the id of the report', () => {
    reloadedJustNow();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: chunkError() }));
    expect(reload).not.toHaveBeenCalled();
    expect(isFailed()).toBe(true);
    expect(loading).toEqual(['fail']);
    expect(document.querySelector('[data-failure-id]')?.textContent).toBe(told[0]?.id);
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });

  it('a part that the page can do without never brings the error view', () => {
    reloadedJustNow();
    recoverFrom(chunkError(), false);
    expect(isFailed()).toBe(false);
  });

  it('a crawler never sees the error view', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    reloadedJustNow();
    recoverFrom(chunkError());
    expect(isFailed()).toBe(false);
    expect(told).toMatchObject([{ name: 'Chunk Error' }]);
  });

  it('without a connection the page stays as it is', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    recoverFrom(chunkError());
    expect(reload).not.toHaveBeenCalled();
    expect(isFailed()).toBe(false);
  });

  it('while the server does not answer the page stays as it is, and a later part may still reload it', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    recoverFrom(chunkError());
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('funnel.reloaded')).toBeNull();
    expect(isFailed()).toBe(false);
  });

  it('a missing part reloads the page once, its report kept; what else is missing by then changes nothing', async () => {
    answer.mockResolvedValue(new Response('{}'));
    recoverFrom(chunkError());
    recoverFrom(chunkError());
    await settle();
    expect(reload).toHaveBeenCalledOnce();
    expect(isFailed()).toBe(false);
    const kept = JSON.parse(sessionStorage.getItem('funnel.caught-error') ?? '') as CaughtError;
    expect(kept).toEqual(told[0]);
    expect(kept.name).toBe('Chunk Error');
  });
});
