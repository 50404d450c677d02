// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announceKeptError, observeErrors, type CaughtError } from '@/lib/browser/recovery/caught-errors';
import { buildMissingScriptWatch } from '@/components/shell/missing-script-watch';

const PATH = '/_next/static/chunks/a.js';
const reload = vi.fn();
const log = vi.fn();
let navigationType: string;
let isMissingAlready: boolean;
let contentType: string | undefined;
Object.assign((Reflect.get(window, 'happyDOM') as { settings: object }).settings, {
  handleDisabledFileLoadingAsSuccess: true,
});
let stop = new AbortController();

/** The page's own HTML with one script in it, and the watch at its end. */
function open(attributes: Readonly<Record<string, string>> = { async: '', src: PATH }): HTMLElement {
  document.body.innerHTML = '<span data-failure-id></span>';
  const script = document.createElement('script');
  document.body.append(script);
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  // oxlint-disable-next-line typescript/no-implied-eval
  (new Function(buildMissingScriptWatch()) as () => void)();
  return script;
}

function fail(script: HTMLElement): void {
  script.dispatchEvent(new Event('error'));
}

/** What a browser does with a script that it cannot read. Tells whether the page's other listeners heard of it. */
function failToParse(filename: string, error: Error = new SyntaxError("Unexpected token '<'")): boolean {
  const heard = vi.fn();
  window.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) heard();
  });
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message: error.message }));
  return heard.mock.calls.length > 0;
}

/** A script that a loader asked for, and what the loader hears of it. */
function openLatePart(src = PATH) {
  const script = open({ src }) as HTMLScriptElement;
  const failed = vi.fn();
  script.addEventListener('error', failed);
  return { script, failed };
}

const isFailed = () => 'failed' in document.documentElement.dataset;

beforeEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  log.mockReset();
  stop.abort();
  stop = new AbortController();
  navigationType = 'navigate';
  isMissingAlready = false;
  contentType = undefined;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listen(type, listener, { capture: true, signal: stop.signal });
  });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(log);
  const timed = (entries: readonly object[]) => entries as unknown as PerformanceEntryList;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => timed([{ type: navigationType }]));
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(() =>
    timed(isMissingAlready ? [{ responseStatus: 404 }] : contentType ? [{ responseStatus: 200, contentType }] : []),
  );
  delete document.documentElement.dataset['failed'];
  window.history.replaceState(null, '');
});

describe('the script in the HTML', () => {
  it('a script of the page that cannot be fetched loads the page again, and is reported as Chunk Error after it', () => {
    fail(open());
    expect(reload).toHaveBeenCalledOnce();
    expect(isFailed()).toBe(false);
    const told: CaughtError[] = [];
    announceKeptError();
    announceKeptError();
    observeErrors((error) => told.push(error));
    expect(told).toMatchObject([{ name: 'Chunk Error', message: expect.stringContaining(PATH) as string }]);
  });

  it('a script that failed before the watch began counts as well', () => {
    isMissingAlready = true;
    open();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['text/html', 1],
    ['text/javascript', 0],
  ])('a script that had come as %s before the watch began: %i reloads', (type, reloads) => {
    contentType = type;
    open();
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('a first script that answered with HTML counts as missing, and is not reported as a fault of its own', () => {
    const { src } = open() as HTMLScriptElement;
    expect(failToParse(src)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a late part that answered with HTML is a failed one to whoever waits for it', () => {
    const { script, failed } = openLatePart();
    expect(failToParse(script.src)).toBe(false);
    expect(failed).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['another error', () => new TypeError('x is not a function')],
    ['a text that a script could not read after it had run', () => new SyntaxError('Unexpected end of JSON input')],
  ])('%s is left to the page', (_, build) => {
    const { script, failed } = openLatePart();
    script.dispatchEvent(new Event('load'));
    expect(failToParse(script.src, build())).toBe(true);
    expect(failed).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('a script of another company that cannot be read is none of its business', () => {
    const { script, failed } = openLatePart('https://tags.test/a.js');
    expect(failToParse(script.src)).toBe(true);
    expect(failed).not.toHaveBeenCalled();
  });

  it('a page that a reload brought shows the error view, with the id of the report', () => {
    navigationType = 'reload';
    fail(open());
    expect(reload).not.toHaveBeenCalled();
    expect(isFailed()).toBe(true);
    expect(log).toHaveBeenCalledWith('Error while mounting app', expect.stringContaining(PATH));
    const { id } = window.history.state as { id: string };
    expect(id).toMatch(/^[0-9a-z]{8}$/);
    expect(document.querySelector('[data-failure-id]')?.textContent).toBe(id);
  });

  it.each([
    ['of another site', { async: '', src: 'https://tags.test/_next/a.js' }],
    ['that a module asked for later', { src: PATH }],
  ])('a script %s is none of its business', (_, attributes) => {
    fail(open(attributes));
    expect(reload).not.toHaveBeenCalled();
  });

  it('without a connection nothing happens', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail(open());
    expect(reload).not.toHaveBeenCalled();
    expect(isFailed()).toBe(false);
  });

  it('a crawler keeps the page as it is; the error is logged', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    navigationType = 'reload';
    fail(open());
    expect(log).toHaveBeenCalledOnce();
    expect(isFailed()).toBe(false);
  });
});
