import { beforeEach, describe, expect, it } from 'vitest';
import { CallTokenLoop } from '@/lib/browser/phone/call-token-loop';
import { makeFakeClock, type FakeClock } from '@/tests/support/fake-clock';

const LIFETIME_MS = 300_000;

let clock: FakeClock;
let asked: number[];
let isDown: boolean;
let isHidden: boolean;

function makeLoop(): CallTokenLoop {
  const start = clock.now();
  return new CallTokenLoop({
    ask: () => {
      asked.push(clock.now() - start);
      if (isDown) return Promise.reject(new TypeError('down'));
      return Promise.resolve({ token: `t${asked.length}`, expiresAt: clock.now() + LIFETIME_MS });
    },
    now: () => clock.now(),
    schedule: clock.later,
    isHidden: () => isHidden,
  });
}

beforeEach(() => {
  clock = makeFakeClock();
  asked = [];
  isDown = false;
  isHidden = false;
});

describe('the call token', () => {
  it('is fetched when missing, and again by the 4 s poll once 20 s or less are left', async () => {
    makeLoop().wake();
    await clock.advance(279_999);
    expect(asked).toEqual([0]);
    await clock.advance(1);
    expect(asked).toEqual([0, 280_000]);
  });

  it('a change of a listed field leaves it 10 s, so that the next poll renews it', async () => {
    const loop = makeLoop();
    loop.wake();
    await clock.advance(5000);
    loop.shorten();
    expect(loop.expiresAt()).toBe(clock.now() + 10_000);
    await clock.advance(2999);
    expect(asked).toHaveLength(1);
    await clock.advance(1);
    expect(asked).toEqual([0, 8000]);
  });

  it('a change never makes a token last longer', async () => {
    const loop = makeLoop();
    loop.wake();
    await clock.settle();
    loop.shorten();
    const end = loop.expiresAt();
    await clock.advance(3000);
    loop.shorten();
    expect(loop.expiresAt()).toBe(end);
    expect(end).toBe(clock.now() + 7000);
  });

  it('a failing endpoint is asked every 4 s three times more, then ever more rarely, at least once a minute', async () => {
    isDown = true;
    makeLoop().wake();
    await clock.advance(240_000);
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(pauses).toEqual([4000, 4000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });

  it('once the endpoint is back the polls are as before', async () => {
    isDown = true;
    const loop = makeLoop();
    loop.wake();
    await clock.advance(70_000);
    isDown = false;
    await clock.advance(60_000);
    expect(await loop.find()).toBeDefined();
    expect(clock.nextIn()).toBeLessThanOrEqual(4000);
  });

  it('a hidden tab asks nothing; shown again it looks at once', async () => {
    const loop = makeLoop();
    isHidden = true;
    loop.wake();
    await clock.advance(600_000);
    expect(asked).toEqual([]);
    isHidden = false;
    loop.wake();
    await clock.settle();
    expect(asked).toEqual([600_000]);
  });

  it('a tab that is hidden later stops at its next poll', async () => {
    const loop = makeLoop();
    loop.wake();
    await clock.settle();
    isHidden = true;
    await clock.advance(600_000);
    expect(asked).toHaveLength(1);
    expect(clock.waiting()).toBe(0);
  });

  it('whoever needs one gets the held token, or asks once however many need it', async () => {
    const loop = makeLoop();
    expect(await Promise.all([loop.find(), loop.find()])).toEqual(['t1', 't1']);
    expect(await loop.find()).toBe('t1');
    await clock.advance(LIFETIME_MS);
    expect(await loop.find()).toBe('t2');
    isDown = true;
    await clock.advance(LIFETIME_MS);
    expect(await loop.find()).toBeUndefined();
  });
});
