// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildLateStart } from '@/components/shell/late-start';
import { LATE_DATA_ID, LATE_FILES_ID } from '@/lib/document/late-files';

Object.assign((Reflect.get(window, 'happyDOM') as { settings: object }).settings, {
  handleDisabledFileLoadingAsSuccess: true,
});

const FILES = { styles: ['/a.css', '/b.css'], scripts: ['/1.js', '/2.js'], data: '/data.js' };
let idle: (() => void)[];
/** Has the first paint seen. */
let paint: () => void;

class PaintObserver {
  constructor(tell: () => void) {
    paint = tell;
  }

  readonly observe = vi.fn();
}

/** The head of a document, and the starter in it. */
function open(body = '<button>Yes</button><a href="/privacy">Privacy</a><button popovertarget="x">?</button>'): void {
  document.head.innerHTML = `<style data-precedence="next"></style><style id="brand"></style><script type="application/json" id="${LATE_FILES_ID}">${JSON.stringify(FILES)}</script>`;
  document.body.innerHTML = body;
  // oxlint-disable-next-line typescript/no-implied-eval
  (new Function(buildLateStart()) as () => void)();
}

const listRun = (): readonly string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.getAttribute('src') ?? '');

/** Of a script the window tells in one of two turns. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function goIdle(): Promise<void> {
  idle.splice(0).forEach((work) => work());
  await settle();
}

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('PerformanceObserver', PaintObserver);
});

afterEach(async () => {
  window.earlyTaps?.end();
  // What waits for it would outlive the window.
  paint();
  await settle();
  vi.unstubAllGlobals();
});

describe('scripts', () => {
  it('nothing is fetched before the page has loaded and is quiet', async () => {
    open();
    paint();
    await settle();
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(document.querySelectorAll('link, script[src]')).toHaveLength(0);
  });

  it('nor before the page is seen, the script of the visit included', async () => {
    open();
    const list = document.getElementById(LATE_FILES_ID);
    if (list) list.textContent = JSON.stringify({ ...FILES, visit: '/visit.js' });
    window.dispatchEvent(new Event('load'));
    await settle();
    await goIdle();
    expect(document.querySelectorAll('link, script[src]')).toHaveLength(0);
    paint();
    await settle();
    expect(listRun()).toEqual(['/visit.js']);
    await goIdle();
    await goIdle();
    expect(listRun()).toEqual(['/visit.js', '/1.js']);
  });

  it('they run one by one in idle time, in order, with the data last', async () => {
    open();
    paint();
    window.dispatchEvent(new Event('load'));
    await settle();
    await goIdle();
    const listApplied = () => document.querySelectorAll('link[rel=stylesheet]:not([media=print])').length;
    const counts: number[] = [];
    const applied: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      counts.push(listRun().length);
      applied.push(listApplied());
      await goIdle();
    }
    expect(counts.slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect(listRun()).toEqual(['/1.js', '/2.js', '/data.js']);
    // The sheets in one turn, before the data.
    expect(applied.slice(0, 4)).toEqual([0, 0, 2, 2]);
    expect([...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))).toEqual(
      FILES.styles,
    );
    // Before what the brand says, after what the document has of them.
    expect(document.querySelector('#brand ~ link')).toBeNull();
  });

  it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])(
    '%s has them run at once, behind its own paint',
    async (intent) => {
      open();
      document.body.dispatchEvent(new Event(intent, { bubbles: true }));
      expect(document.querySelectorAll('link, script[src]')).toHaveLength(0);
      await settle();
      await settle();
      expect(listRun()).toEqual(['/1.js', '/2.js', '/data.js']);
    },
  );
});

it('data that the document holds is run from there', async () => {
  open(`<script type="text/plain" id="${LATE_DATA_ID}">run()</script>`);
  const list = document.getElementById(LATE_FILES_ID);
  if (list) list.textContent = JSON.stringify({ styles: [], scripts: [] });
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await settle();
  expect(document.head.querySelector('script:not([type])')?.textContent).toBe('run()');
});

describe('clicks before them', () => {
  const press = (selector: string): MouseEvent => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    document.querySelector(selector)?.dispatchEvent(click);
    return click;
  };

  it('on a button are taken, and it looks busy', () => {
    open();
    const heard = vi.fn();
    document.addEventListener('click', heard, { once: true });
    const click = press('button');
    expect([click.defaultPrevented, heard.mock.calls.length]).toEqual([true, 0]);
    expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
    expect(window.earlyTaps?.presses.map((taken) => taken.click)).toEqual([click]);
  });

  it('on a switch are taken too: what it shows is what holds', () => {
    open('<input type="checkbox" role="switch" />');
    expect(press('input').defaultPrevented).toBe(true);
    expect(document.querySelector('input')?.checked).toBe(false);
  });

  it('of two answers the later one counts', () => {
    open('<button id="one"></button><button id="two"></button>');
    press('#one');
    press('#two');
    expect([...document.querySelectorAll('[aria-busy]')].map(({ id }) => id)).toEqual(['two']);
    expect(window.earlyTaps?.presses.map(({ button }) => button.id)).toEqual(['two']);
  });

  describe('on an answer that shows the step it leads to', () => {
    const STEPS = `<form><button id="yes" data-onward="1">Yes</button><div data-ahead="1"><input id="box" />
      <button id="one" name="plan">1</button><button id="two" name="plan">2</button><a id="link" href="/privacy"></a>
      <button id="send" type="submit">Continue</button></div></form>`;
    const at = (selector: string, timeStamp: number) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      Object.defineProperty(click, 'timeStamp', { value: timeStamp });
      document.querySelector(selector)?.dispatchEvent(click);
      return click;
    };
    const listPressed = () => window.earlyTaps?.presses.map(({ button }) => button.id);

    beforeEach(() => {
      open(STEPS);
      // Gone from the screen by its press.
      const button = document.querySelector('#yes');
      if (button) button.getClientRects = () => [] as unknown as DOMRectList;
      at('#yes', 1000);
    });

    it.each(['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup'])(
      'the page hears of no %s on it, which would have it taken over before the press is seen',
      (name) => {
        const heard = vi.fn();
        document.body.addEventListener(name, heard, { once: true });
        document.querySelector('#yes')?.dispatchEvent(new Event(name, { bubbles: true }));
        expect(heard).not.toHaveBeenCalled();
        document.querySelector('#one')?.dispatchEvent(new Event(name, { bubbles: true }));
        expect(heard).toHaveBeenCalledOnce();
      },
    );

    it('the last press there counts beside it', () => {
      at('#one', 2000);
      at('#two', 2100);
      expect(listPressed()).toEqual(['yes', 'two']);
      expect([...document.querySelectorAll('[aria-busy]')].map(({ id }) => id)).toEqual(['yes', 'two']);
    });

    it('the second tap of a double tap presses nothing, and follows no link', () => {
      at('#one', 1600);
      expect(at('#link', 1650).defaultPrevented).toBe(true);
      expect([listPressed(), window.earlyTaps?.links]).toEqual([['yes'], []]);
      expect(at('#link', 1800).defaultPrevented).toBe(false);
    });

    it('Enter in a box there presses the button that sends it', () => {
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      document.querySelector('#box')?.dispatchEvent(enter);
      expect([enter.defaultPrevented, listPressed()]).toEqual([true, ['yes', 'send']]);
    });
  });

  it('on links and on what opens without script pass, and links are noted', () => {
    open();
    expect(press('a').defaultPrevented).toBe(false);
    expect(press('[popovertarget]').defaultPrevented).toBe(false);
    expect(window.earlyTaps?.presses).toEqual([]);
    expect(window.earlyTaps?.links).toHaveLength(1);
  });

  it('pass once they are carried out', () => {
    open();
    window.earlyTaps?.end();
    expect(press('button').defaultPrevented).toBe(false);
  });
});
