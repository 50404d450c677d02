import { beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryOutcome } from '@/lib/browser/delivery/delivery';
import { findKeptUser, keepUser } from '@/lib/browser/visit/kept-user';
import { UserSync } from '@/lib/browser/visit/user-sync';
import type { ValueStore } from '@/lib/browser/platform/storage';
import type { User } from '@/lib/visit/user';
import { makeFakeClock, type FakeClock } from '@/tests/support/fake-clock';
import { makeMemoryStore } from '@/tests/support/memory-store';

let store: ValueStore;
let clock: FakeClock;
let sent: string[];
let told: User[];
let answers: (DeliveryOutcome | 'offline')[];
let random: number;

function makeSync(): UserSync {
  return new UserSync({
    store,
    send: ({ updatedAt }) => {
      sent.push(updatedAt);
      const answer = answers.shift() ?? 'accepted';
      return answer === 'offline' ? Promise.reject(new TypeError('offline')) : Promise.resolve(answer);
    },
    tell: (user) => void told.push(user),
    random: () => random,
    schedule: clock.later,
  });
}

const touch = { at: '2026-01-31T12:00:00.000Z', path: '/', referrerHost: '', parameters: {} };

function makeUser(sessionId: string, second: number): User {
  const updatedAt = `2026-01-31T12:00:0${second}.000Z`;
  return { id: 'id', sessionId, firstTouch: touch, lastTouch: touch, updatedAt };
}

/** What a page does: it keeps its visitor first, and tells of them once it is quiet. */
function change(sync: UserSync, user: User): void {
  keepUser(store, user);
  sync.announce();
}

beforeEach(() => {
  store = makeMemoryStore();
  clock = makeFakeClock();
  sent = [];
  told = [];
  answers = [];
  random = 0;
});

describe('the sync of the user', () => {
  it('a change is kept, told to the other tabs and sent', async () => {
    const sync = makeSync();
    change(sync, makeUser('s1', 1));
    await clock.settle();
    expect(findKeptUser(store)?.sessionId).toBe('s1');
    expect(told).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it('what the server has confirmed is not sent again, on this page or the next', async () => {
    change(makeSync(), makeUser('s1', 1));
    await clock.settle();
    change(makeSync(), makeUser('s1', 2));
    makeSync().resume();
    await clock.settle();
    expect(sent).toHaveLength(1);
  });

  it('a failed sync is tried again after 3 s, not before', async () => {
    answers = ['retry'];
    change(makeSync(), makeUser('s1', 1));
    await clock.settle();
    await clock.advance(2999);
    expect(sent).toHaveLength(1);
    await clock.advance(1);
    expect(sent).toHaveLength(2);
    expect(clock.waiting()).toBe(0);
  });

  it('an outage is not a flood: the waits grow to a minute and no further', async () => {
    answers = Array<'offline'>(9).fill('offline');
    random = 1;
    change(makeSync(), makeUser('s1', 1));
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await clock.settle();
      const wait = clock.nextIn() ?? -1;
      waits.push(wait);
      await clock.advance(wait);
    }
    expect(waits).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000]);
  });

  it('an older change is not retried once a newer one came', async () => {
    answers = ['retry'];
    const sync = makeSync();
    change(sync, makeUser('s1', 1));
    await clock.settle();
    change(sync, makeUser('s2', 2));
    await clock.settle();
    await clock.advance(60_000);
    expect(sent).toEqual(['2026-01-31T12:00:01.000Z', '2026-01-31T12:00:02.000Z']);
  });

  it('a newer change of another tab ends the retry here: that tab sends it', async () => {
    answers = ['retry'];
    const sync = makeSync();
    change(sync, makeUser('s1', 1));
    await clock.settle();
    store.write('user', makeUser('s2', 2));
    sync.receive(makeUser('s2', 2));
    expect(clock.waiting()).toBe(0);
    expect(findKeptUser(store)?.sessionId).toBe('s2');
  });

  it('an older change of another tab, or junk, changes nothing', () => {
    const sync = makeSync();
    change(sync, makeUser('s2', 2));
    sync.receive(makeUser('s1', 1));
    for (const junk of [null, 7, 'x', {}, { id: 1 }]) sync.receive(junk);
    expect(findKeptUser(store)?.sessionId).toBe('s2');
  });

  it('what the server refuses is not sent for ever', async () => {
    answers = ['dropped'];
    change(makeSync(), makeUser('s1', 1));
    await clock.settle();
    expect(clock.waiting()).toBe(0);
    makeSync().resume();
    await clock.settle();
    expect(sent).toHaveLength(1);
  });

  it('what was not sent before the tab closed is sent by the next page', async () => {
    answers = ['offline'];
    change(makeSync(), makeUser('s1', 1));
    await clock.settle();
    makeSync().resume();
    await clock.settle();
    expect(sent).toHaveLength(2);
  });
});
