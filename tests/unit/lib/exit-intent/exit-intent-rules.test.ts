import { describe, expect, it } from 'vitest';
import { fillExitIntentOptions, unsubscribedKey } from '@/lib/exit-intent/exit-intent-options';
import { hasLeftThroughTop, isFastSwipe, isScrolledTo, mayShow } from '@/lib/exit-intent/exit-intent-rules';

const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 10, 21);

describe('the options (specification 9)', () => {
  it('have the defaults of the specification', () => {
    expect(fillExitIntentOptions({})).toEqual({
      repeatAfterDays: 0,
      scrollPercentageToTrigger: 0,
      delaySecondsAndTrigger: 0,
      triggerOnExitIntent: true,
      touchDeviceSensitivity: 15,
      scrollDebounceMillis: 300,
      triggerOnPageLoad: false,
      inactiveSeconds: 0,
      handleScrollBars: true,
      storageKey: 'exit-intent',
    });
  });

  it('a page sets some, the rest stay; the flag has the same key with a suffix', () => {
    expect(fillExitIntentOptions({ repeatAfterDays: 7 })).toMatchObject({ repeatAfterDays: 7, inactiveSeconds: 0 });
    expect(unsubscribedKey({ storageKey: 'leaving' })).toBe('leaving-unsubscribed');
  });
});

describe('whether it may show', () => {
  const shown = (daysAgo: number) => ({ lastShownAt: now - daysAgo * DAY_MS, isUnsubscribed: false });

  it.each([
    ['never shown', { lastShownAt: undefined, isUnsubscribed: false }, 0, true],
    ['shown, repeat after 0 days', shown(4000), 0, false],
    ['shown just now, repeat after 1 day', shown(0), 1, false],
    ['shown a moment less than 7 days ago', { lastShownAt: now - 7 * DAY_MS + 1, isUnsubscribed: false }, 7, false],
    ['shown 7 days ago', shown(7), 7, true],
    ['shown tomorrow by a clock that was wrong', shown(-1), 1, false],
    ['a time that is none', { lastShownAt: 'yesterday', isUnsubscribed: false }, 0, true],
    ['unsubscribed and never shown', { lastShownAt: undefined, isUnsubscribed: true }, 1, false],
    [
      'shown years ahead, by a clock that was wrong',
      { lastShownAt: now + 4000 * DAY_MS, isUnsubscribed: false },
      7,
      true,
    ],
    ['unsubscribed and shown long ago', { lastShownAt: 0, isUnsubscribed: true }, 1, false],
  ])('%s', (_case, memory, repeatAfterDays, expected) => {
    expect(mayShow(memory, repeatAfterDays, now)).toBe(expected);
  });
});

describe('a swipe', () => {
  it.each([
    ['speed times sensitivity of exactly 100', 0, 200, 100, 50, false],
    ['just above 100', 0, 201, 100, 50, true],
    ['the default asks for 6.7 pixels a millisecond', 0, 107, 16, 15, true],
    ['one pixel less does not do', 0, 106, 16, 15, false],
    ['the finger moves up: the page goes down', 201, 0, 100, 50, false],
    ['no time between', 0, 500, 0, 50, false],
  ])('%s', (_case, from, to, ms, sensitivity, expected) => {
    expect(isFastSwipe({ y: from, at: 1000 }, { y: to, at: 1000 + ms }, sensitivity)).toBe(expected);
  });
});

describe('a page', () => {
  it.each([
    [0, 499, 1000, false],
    [50, 499, 1000, false],
    [50, 500, 1000, true],
    [50, 0, 0, false],
  ])('asked for %d %% with %d of %d pixels above the screen', (percentage, top, reachable, expected) => {
    expect(isScrolledTo({ top, reachable }, percentage)).toBe(expected);
  });

  it('is left through the top edge only', () => {
    expect([-20, 0, 1, 400].map(hasLeftThroughTop)).toEqual([true, true, false, false]);
  });
});
