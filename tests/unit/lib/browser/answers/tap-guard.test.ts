// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardTaps } from '@/lib/browser/answers/tap-guard';

type Tapped = 'yes' | 'no' | 'skip' | 'zip' | 'words' | 'footer';

let stop: () => void;
const clicked: string[] = [];
document.addEventListener('click', ({ target }) => clicked.push((target as Element).id));

function get(id: Tapped): HTMLElement {
  return document.getElementById(id)!;
}

interface Tap {
  readonly at: number;
  readonly x?: number;
  readonly y?: number;
  readonly pointerType?: 'mouse' | 'touch' | 'pen';
  /** How many clicks a mouse has counted. */
  readonly detail?: number;
}

/** Fires what a browser fires for a tap; says which of it came through. */
function tap(id: Tapped, { at, x = 100, y = 500, pointerType = 'touch', detail = 1 }: Tap): readonly string[] {
  const through: string[] = [];
  const note = ({ type }: Event) => through.push(type);
  const shared = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail };
  const events = [
    new PointerEvent('pointerdown', { ...shared, pointerType, isPrimary: true }),
    new MouseEvent('mousedown', shared),
    new MouseEvent('click', shared),
  ];
  for (const event of events) {
    Object.defineProperty(event, 'timeStamp', { value: at });
    get(id).addEventListener(event.type, note);
    get(id).dispatchEvent(event);
    get(id).removeEventListener(event.type, note);
  }
  return through.filter((type) => type !== 'pointerdown');
}

const TAKEN = ['mousedown', 'click'];
/** The step that it leads to is shown; its click is given behind that paint. */
const SHOWN = ['mousedown'];
const SWALLOWED: readonly string[] = [];

async function changeStep(now: number): Promise<void> {
  vi.spyOn(performance, 'now').mockReturnValue(now);
  document.querySelector('form')!.dataset['step'] = `step-${now}`;
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  document.body.innerHTML = `
    <form data-step="first">
      <p id="words">What we ask</p>
      <input id="zip" />
      <button id="yes" type="button">Yes</button>
      <button id="no" type="button">No</button>
      <button id="skip" type="button">Skip</button>
    </form>
    <a id="footer" href="#privacy">Privacy</a>`;
  clicked.length = 0;
  stop = guardTaps(document.querySelector('form')!);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('presses from before the guard', () => {
  const fire = (type: 'pointerdown' | 'click', id: Tapped, at: number, pointerType = 'touch') => {
    const place = { bubbles: true, cancelable: true, clientX: 100, clientY: 500, detail: 1 };
    const event = new PointerEvent(type, { ...place, pointerType, pointerId: at, isPrimary: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    get(id).dispatchEvent(event);
    return event;
  };
  const begin = (missed: readonly PointerEvent[]) => {
    clicked.length = 0;
    stop = guardTaps(document.querySelector('form')!, missed);
  };

  it.each(['touch', 'mouse'] as const)('count as the first of two (%s)', (pointerType) => {
    stop();
    begin([fire('pointerdown', 'yes', 1000, pointerType), fire('click', 'yes', 1000, pointerType)]);
    expect(tap('no', { at: 1300, pointerType, detail: 2 })).toEqual(SWALLOWED);
  });

  it('are still taken themselves, where the guard comes between one and its click', () => {
    stop();
    begin([fire('pointerdown', 'yes', 1000)]);
    fire('click', 'yes', 1000);
    expect(clicked).toEqual(['yes']);
  });

  it('are taken once, where the second finger came down before the guard and clicks after it', () => {
    stop();
    begin([fire('pointerdown', 'yes', 1000), fire('click', 'yes', 1000), fire('pointerdown', 'yes', 1300)]);
    fire('click', 'no', 1300);
    expect(clicked).toEqual([]);
  });

  it('are taken once, where both fingers came down before the guard and click after it', () => {
    stop();
    begin([fire('pointerdown', 'yes', 1000), fire('pointerdown', 'yes', 1300)]);
    fire('click', 'yes', 1000);
    fire('click', 'no', 1300);
    expect(clicked).toEqual(['yes']);
  });
});

describe('a finger', () => {
  it.each([50, 150, 300, 450, 600])(
    '%d ms later and a little beside presses nothing, whatever lies there now',
    (gap) => {
      for (const [index, second] of (['yes', 'no', 'skip', 'zip', 'footer'] as const).entries()) {
        const at = 10_000 * (index + 1);
        expect(tap('yes', { at })).toEqual(TAKEN);
        expect(tap(second, { at: at + gap, x: 112, y: 492 }), second).toEqual(SWALLOWED);
      }
    },
  );

  it('that taps on and on is taken once, until it rests', () => {
    expect(tap('yes', { at: 1000 })).toEqual(TAKEN);
    for (const at of [1500, 2000, 2500, 3000]) expect(tap('no', { at })).toEqual(SWALLOWED);
    expect(tap('no', { at: 3700 })).toEqual(TAKEN);
  });

  it('answers quickly: at once elsewhere, and in the same place after the time of a double tap', () => {
    expect(tap('yes', { at: 1000 })).toEqual(TAKEN);
    expect(tap('no', { at: 1080, y: 568 })).toEqual(TAKEN);
    expect(tap('yes', { at: 1780, y: 568 })).toEqual(TAKEN);
  });

  it('is still in the same tap when the step has only just changed under it', async () => {
    expect(tap('yes', { at: 1000 })).toEqual(TAKEN);
    await changeStep(4000);
    expect(tap('footer', { at: 4100 })).toEqual(SWALLOWED);
    await changeStep(9000);
    expect(tap('yes', { at: 9700 })).toEqual(TAKEN);
  });

  it('may answer the step that its press has shown as soon as it has been seen, whenever the form moves there', async () => {
    get('yes').dataset['onward'] = '1';
    expect(tap('yes', { at: 1000 })).toEqual(SHOWN);
    expect(tap('no', { at: 1600 })).toEqual(SWALLOWED);
    expect(tap('yes', { at: 10_000 })).toEqual(TAKEN);
    await changeStep(11_000);
    expect(tap('no', { at: 11_100 })).toEqual(TAKEN);
    await changeStep(12_000);
    expect(tap('skip', { at: 12_100 })).toEqual(SWALLOWED);
  });

  it('shows the step that its answer leads to with the tap itself, but not while the form is busy', () => {
    get('yes').dataset['onward'] = '2';
    const form = document.querySelector('form')!;
    form.dataset['busy'] = '';
    tap('yes', { at: 1000 });
    expect(get('yes').dataset['shown']).toBeUndefined();
    delete form.dataset['busy'];
    tap('yes', { at: 4000 });
    expect([get('yes').dataset['shown'], get('yes').getAttribute('aria-busy')]).toEqual(['2', 'true']);
  });

  it.each([
    { moment: 'once that step is on screen', wait: () => new Promise((resolve) => setTimeout(resolve, 150)) },
    { moment: 'when the page is left before', wait: () => window.dispatchEvent(new Event('pagehide')) },
  ])('has the click of its answer heard $moment, once', async ({ wait }) => {
    get('yes').dataset['onward'] = '2';
    tap('yes', { at: 1000 });
    expect(clicked).toEqual([]);
    await wait();
    expect(clicked).toEqual(['yes']);
  });

  it.each(['pointerup', 'pointercancel'])(
    'that rests on such an answer shows there until %s, one let go at once does not',
    (end) => {
      get('yes').dataset['onward'] = '2';
      const isHeld = (id: Tapped) => get(id).hasAttribute('data-held');
      const press = (id: Tapped) =>
        get(id).dispatchEvent(
          new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', isPrimary: true }),
        );
      const letGo = () => get('yes').dispatchEvent(new PointerEvent(end, { bubbles: true }));
      vi.useFakeTimers();
      press('yes');
      vi.advanceTimersByTime(90);
      letGo();
      vi.advanceTimersByTime(1000);
      expect(isHeld('yes')).toBe(false);
      press('no');
      press('yes');
      vi.advanceTimersByTime(110);
      expect([isHeld('no'), isHeld('yes')]).toEqual([false, true]);
      letGo();
      expect(isHeld('yes')).toBe(false);
    },
  );

  describe('that lifts from a quick tap', () => {
    const fire = (id: Tapped, event: Event, at: number) => {
      Object.defineProperty(event, 'timeStamp', { value: at });
      get(id).dispatchEvent(event);
    };
    const press = (id: Tapped, at: number, pointerId = 0) => {
      const place = { bubbles: true, clientX: 100, clientY: 500, pointerType: 'touch', isPrimary: true, pointerId };
      vi.spyOn(performance, 'now').mockReturnValue(at);
      fire(id, new PointerEvent('pointerdown', place), at);
    };
    /** Says whether its answer is taken, so that the browser makes no click of it. */
    const lift = (id: Tapped, at: number) => {
      const event = new TouchEvent('touchend', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'changedTouches', { value: [{ clientX: 100, clientY: 500 }] });
      fire(id, event, at);
      return event.defaultPrevented;
    };

    beforeEach(() => {
      get('yes').dataset['onward'] = '1';
    });

    it('shows the step of its answer at once, whose click is heard behind it, once', async () => {
      press('yes', 10_000);
      expect([lift('yes', 10_080), get('yes').dataset['shown']]).toEqual([true, '1']);
      expect(clicked).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(clicked).toEqual(['yes']);
    });

    it('leaves to the browser what shows no step, and an answer that may not be given', () => {
      press('no', 10_000);
      expect(lift('no', 10_080)).toBe(false);
      get('yes').toggleAttribute('disabled', true);
      press('yes', 20_000);
      expect(lift('yes', 20_080)).toBe(false);
    });

    it('presses nothing where it is the second tap, of a click or of one like it', () => {
      tap('no', { at: 9700 });
      press('yes', 10_000);
      expect(lift('yes', 10_080)).toBe(false);
      press('yes', 20_000);
      expect(lift('yes', 20_080)).toBe(true);
      expect(tap('skip', { at: 20_300 })).toEqual(SWALLOWED);
    });

    it('waits for its click where that of a tap before it may not have come yet', () => {
      press('skip', 9700, 1);
      press('yes', 10_000, 2);
      expect(lift('yes', 10_080)).toBe(false);
    });
  });

  it('gives no focus to an answer whose step it shows, a mouse does, and either to any other', () => {
    get('yes').dataset['onward'] = '2';
    const isFocused = (id: Tapped, pointerType: string) => {
      get(id).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType, isPrimary: true }));
      return get(id).dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail: 1 }));
    };
    expect([isFocused('yes', 'touch'), isFocused('yes', 'mouse'), isFocused('no', 'touch')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('that came down twice before the page had time for its clicks is taken once', () => {
    const shared = { bubbles: true, cancelable: true, clientX: 100, clientY: 500, detail: 1, isPrimary: true };
    const fire = (type: string, id: Tapped, pointerId: number, at: number) => {
      const event = new PointerEvent(type, { ...shared, pointerType: 'touch', pointerId });
      Object.defineProperty(event, 'timeStamp', { value: at });
      get(id).dispatchEvent(event);
    };
    fire('pointerdown', 'yes', 2, 1000);
    fire('pointerdown', 'yes', 3, 1300);
    fire('click', 'yes', 2, 1800);
    fire('click', 'no', 3, 1810);
    expect(clicked).toEqual(['yes']);
  });

  it('that missed the button may press it at once', () => {
    expect(tap('words', { at: 1000 })).toEqual(TAKEN);
    expect(tap('yes', { at: 1200 })).toEqual(TAKEN);
  });

  it('taps twice outside the form or into a field as it likes', () => {
    expect(tap('footer', { at: 1000 })).toEqual(TAKEN);
    expect(tap('footer', { at: 1200 })).toEqual(TAKEN);
    expect(tap('zip', { at: 1400 })).toEqual(TAKEN);
    expect(tap('zip', { at: 1600 })).toEqual(TAKEN);
  });
});

describe('a mouse', () => {
  it('counts its clicks itself', () => {
    expect(tap('yes', { at: 1000, pointerType: 'mouse' })).toEqual(TAKEN);
    expect(tap('footer', { at: 1200, pointerType: 'mouse', detail: 2 })).toEqual(SWALLOWED);
    expect(tap('yes', { at: 1400, pointerType: 'mouse' })).toEqual(TAKEN);
  });

  it('double-clicks words as it likes', () => {
    expect(tap('words', { at: 1000, pointerType: 'mouse' })).toEqual(TAKEN);
    expect(tap('words', { at: 1200, pointerType: 'mouse', detail: 2 })).toEqual(TAKEN);
  });
});

it('clicks of keyboards and assistive technology pass, also right after a tap', () => {
  tap('yes', { at: 1000 });
  tap('no', { at: 1100 });
  clicked.length = 0;
  get('no').click();
  get('no').click();
  expect(clicked).toEqual(['no', 'no']);
});

it('a click without a finger of its own is not taken for the finger’s before', () => {
  tap('yes', { at: 1000 });
  tap('no', { at: 1100 });
  clicked.length = 0;
  get('no').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(clicked).toEqual(['no']);
});

it('stops with the form', () => {
  tap('yes', { at: 1000 });
  stop();
  expect(tap('no', { at: 1100 })).toEqual(TAKEN);
});

it.each([
  ['touch', '1789999999800'],
  ['mouse', null],
] as const)('a page that is left tells the next when it was last pressed (%s)', (pointerType, told) => {
  sessionStorage.clear();
  vi.spyOn(performance, 'now').mockReturnValue(1200);
  vi.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000);
  tap('yes', { at: 1000, pointerType });
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('funnel.left-press')).toBe(told);
});
