import { beforeEach, describe, expect, it } from 'vitest';
import { createPhoneLeaseHolder, type PhoneLeaseHolder } from '@/lib/browser/phone/phone-lease-holder';
import { createPageAge } from '@/lib/browser/platform/page-age';
import type { ValueStore } from '@/lib/browser/platform/storage';
import { makeFakeClock, type FakeClock } from '@/tests/support/fake-clock';
import { makeMemoryStore } from '@/tests/support/memory-store';

const LEASED = '+12065550123';
const OTHER = '+12065550124';

let store: ValueStore;
let clock: FakeClock;
let changes: number;
/** How far the visitor's clock was set since the start, ms. */
let setBy: number;
/** For how long the steady clock stood still, as while a device sleeps, ms. */
let asleep: number;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A page that begins now. */
function makeHolder(): PhoneLeaseHolder {
  const now = () => clock.now() + setBy;
  const age = createPageAge(now, () => clock.now() - asleep);
  const holder = createPhoneLeaseHolder({ store, now, age, schedule: clock.later });
  holder.watch(() => (changes += 1));
  return holder;
}

beforeEach(() => {
  store = makeMemoryStore();
  clock = makeFakeClock();
  changes = 0;
  setBy = 0;
  asleep = 0;
});

describe('the phone lease', () => {
  it('is shown for its 300 s, then the default number is back, told once each', async () => {
    const holder = makeHolder();
    holder.keep(LEASED, 300);
    await clock.advance(299_999);
    expect(holder.find()?.number).toBe(LEASED);
    expect(changes).toBe(1);
    await clock.advance(1);
    expect(holder.find()).toBeUndefined();
    expect(changes).toBe(2);
  });

  it('survives a reload with the time that it has left', async () => {
    makeHolder().keep(LEASED, 300);
    await clock.advance(200_000);
    const reloaded = makeHolder();
    reloaded.restore();
    expect(reloaded.find()?.number).toBe(LEASED);
    await clock.advance(100_000);
    expect(reloaded.find()).toBeUndefined();
  });

  it('a lease that ran out while nobody looked is not restored', async () => {
    makeHolder().keep(LEASED, 300);
    await clock.advance(300_000);
    const reloaded = makeHolder();
    reloaded.restore();
    expect(reloaded.find()).toBeUndefined();
  });

  it('the number never changes under a finger: a lease that ends meanwhile ends when it is let go', async () => {
    const holder = makeHolder();
    holder.keep(LEASED, 300);
    holder.press();
    await clock.advance(301_000);
    expect(holder.find()?.number).toBe(LEASED);
    holder.release();
    expect(holder.find()).toBeUndefined();
  });

  it('a number that is leased while a finger is on the old one is shown when it is let go', () => {
    const holder = makeHolder();
    holder.press();
    holder.keep(OTHER, 300);
    expect(holder.find()).toBeUndefined();
    holder.release();
    expect(holder.find()?.number).toBe(OTHER);
  });

  it('the default number of a placement that never calls out is kept for a day', async () => {
    const holder = makeHolder();
    holder.keep(LEASED, 24 * 60 * 60);
    await clock.advance(DAY_MS - 1);
    expect(holder.find()?.number).toBe(LEASED);
    await clock.advance(1);
    expect(holder.find()).toBeUndefined();
  });

  it('junk in the store is no lease', () => {
    for (const junk of [null, 7, {}, { number: 'x', expiresAt: Infinity }, { number: LEASED, expiresAt: 'soon' }]) {
      store.write('phone-lease', junk);
      const holder = makeHolder();
      holder.restore();
      expect(holder.find()).toBeUndefined();
    }
  });

  it.each([
    ['an hour', -3_600_000],
    ['a day', -DAY_MS],
    ['years', -4000 * DAY_MS],
  ])('a clock that is set back by %s shows no number for longer than its 300 s', async (_howFar, ms) => {
    const holder = makeHolder();
    holder.keep(LEASED, 300);
    await clock.advance(200_000);
    setBy += ms;
    holder.restore();
    expect(holder.find()).toBeUndefined();
    expect(makeHolder().find()).toBeUndefined();
  });

  it('nor does one that is set back by less than the lease has left', async () => {
    const holder = makeHolder();
    holder.keep(LEASED, 300);
    await clock.advance(250_000);
    setBy -= 200_000;
    holder.restore();
    expect(holder.find()?.number).toBe(LEASED);
    await clock.advance(50_000);
    expect(holder.find()).toBeUndefined();
    const next = makeHolder();
    next.restore();
    expect(next.find()).toBeUndefined();
  });

  it('a number that has ended does not come back when a clock that was set back has caught up', async () => {
    makeHolder().keep(LEASED, 300);
    await clock.advance(100_000);
    setBy -= DAY_MS;
    makeHolder().restore();
    await clock.advance(DAY_MS);
    const later = makeHolder();
    later.restore();
    expect(later.find()).toBeUndefined();
  });

  it('sleep counts, though the steady clock stands still meanwhile', async () => {
    const holder = makeHolder();
    holder.keep(LEASED, 300);
    await clock.advance(299_000);
    asleep += 299_000;
    holder.restore();
    expect(holder.find()?.number).toBe(LEASED);
    await clock.advance(600_000);
    asleep += 600_000;
    holder.restore();
    expect(holder.find()).toBeUndefined();
  });
});
