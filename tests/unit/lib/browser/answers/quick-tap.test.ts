// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readQuickTaps } from '@/lib/browser/answers/quick-tap';

interface Finger {
  readonly pointer?: PointerEventInit;
  /** ms, for all. */
  readonly downAt?: number;
  readonly heardAt?: number;
  readonly liftedAt?: number;
  readonly strayedPx?: number;
  readonly cancelable?: boolean;
}

let listening: AbortController;
let taps: ReturnType<typeof readQuickTaps>;

function at<Fired extends Event>(moment: number, event: Fired): Fired {
  Object.defineProperty(event, 'timeStamp', { value: moment });
  return event;
}

function press({ pointer, downAt = 10_000, heardAt = downAt }: Finger): void {
  vi.spyOn(performance, 'now').mockReturnValue(heardAt);
  const shared = { clientX: 100, clientY: 500, pointerType: 'touch', isPrimary: true };
  taps.press(at(downAt, new PointerEvent('pointerdown', { ...shared, ...pointer })));
}

function lift({ liftedAt = 10_080, strayedPx = 0, cancelable = true }: Finger): boolean {
  const event = at(liftedAt, new TouchEvent('touchend', { cancelable }));
  Object.defineProperty(event, 'changedTouches', { value: [{ clientX: 100, clientY: 500 + strayedPx }] });
  return taps.isTap(event);
}

function scroll(moment: number): void {
  vi.spyOn(performance, 'now').mockReturnValue(moment);
  document.body.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  listening = new AbortController();
  taps = readQuickTaps(listening.signal);
});

afterEach(() => {
  listening.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a finger that comes down and lifts in its place has tapped', () => {
  press({});
  expect(lift({})).toBe(true);
});

it.each<[string, Finger]>([
  ['rested', { liftedAt: 10_400 }],
  ['strayed', { strayedPx: 12 }],
  ['scrolls', { cancelable: false }],
  ['was heard of late', { heardAt: 10_150 }],
  ['was not alone', { pointer: { isPrimary: false } }],
  ['is a pen', { pointer: { pointerType: 'pen' } }],
  ['is a mouse', { pointer: { pointerType: 'mouse' } }],
])('one that %s has not for certain', (_what, finger) => {
  press(finger);
  expect(lift(finger)).toBe(false);
});

it('nor have two fingers', () => {
  press({});
  press({ pointer: { isPrimary: false } });
  expect(lift({})).toBe(false);
});

it('nor has one that may only stop the page, or a part of it, from moving', () => {
  scroll(9600);
  press({});
  expect(lift({})).toBe(false);
  press({ downAt: 20_000 });
  expect(lift({ liftedAt: 20_080 })).toBe(true);
  press({ downAt: 30_000 });
  scroll(30_040);
  expect(lift({ liftedAt: 30_080 })).toBe(false);
});

it('nor has one on a page that has only begun: it may have come under the second of two taps', () => {
  press({ downAt: 600 });
  expect(lift({ liftedAt: 680 })).toBe(false);
});

it('nor has any on a page that is zoomed in', () => {
  vi.stubGlobal('visualViewport', { scale: 2 });
  press({});
  expect(lift({})).toBe(false);
});

it('a finger that the page has not seen come down has not tapped', () => {
  expect(lift({})).toBe(false);
});
