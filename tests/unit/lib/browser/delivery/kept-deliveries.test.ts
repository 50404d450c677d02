// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDeliveryKey, type Delivery } from '@/lib/browser/delivery/delivery';
import { createKeptDeliveries, type KeptDeliveries } from '@/lib/browser/delivery/kept-deliveries';
import { createServerTime, type ServerTime } from '@/lib/browser/delivery/server-time';
import { localStore } from '@/lib/browser/platform/storage';
import { SmallStorage } from '@/tests/support/small-storage';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TODAY = Date.UTC(2027, 0, 10);

let time: ServerTime;
let elapsed: number;

/** A page that begins while the visitor's clock says so; the server is heard later, if at all. */
function openAt(visitorsNow: number): KeptDeliveries {
  time = createServerTime(
    () => visitorsNow + elapsed,
    () => elapsed,
  );
  return createKeptDeliveries(localStore, time);
}

/** Another page of today, which knows the time. */
function open(): KeptDeliveries {
  const kept = openAt(TODAY);
  hear();
  return kept;
}

/** The server answers: whatever clocks say, it is today, and `elapsed` ms later. */
function hear(): void {
  time.hear(new Date(TODAY + elapsed).toUTCString());
}

function makeDelivery(id: string, more: Partial<Delivery> = {}): Delivery {
  return { id, path: '/api/event/create', body: id, kind: 'event', personal: false, ...more };
}

function makeLead(id: string, characters = 10): Delivery {
  return makeDelivery(id, { kind: 'lead', personal: true, body: 'x'.repeat(characters) });
}

function keepAt(madeAt: number, delivery: Delivery, isDated = true): void {
  const key = buildDeliveryKey(delivery, { madeAt, isDated, size: 100 });
  localStorage.setItem(`funnel.${key}`, JSON.stringify(delivery));
}

function listIds(kept = open()): string[] {
  return kept.list().map(({ id }) => id);
}

/** What would still be there after a crash of the browser. */
function listStored(storage: object = localStorage): string[] {
  return Object.keys(storage).flatMap((key) => /^funnel\.delivery\..*\.(.+)$/.exec(key)?.[1] ?? []);
}

beforeEach(() => {
  elapsed = 0;
});

afterEach(() => {
  vi.restoreAllMocks();
  localStore.list('').forEach((name) => localStore.remove(name));
  localStorage.clear();
});

describe('what waits for the server', () => {
  it('is kept once under one id, as it was made last', () => {
    const kept = open();
    kept.keep(makeDelivery('a', { body: 1 }));
    elapsed += 5;
    kept.keep(makeDelivery('a', { body: 2 }));
    expect(kept.list().map((entry) => kept.read(entry)?.body)).toEqual([2]);
  });

  it('is a thousand at most: the oldest event gives way, a lead never does', () => {
    keepAt(TODAY - 2000, makeLead('lead'));
    for (let index = 0; index < 999; index += 1) keepAt(TODAY - 1999 + index, makeDelivery(`e${index}`));
    open().keep(makeDelivery('new'));
    const ids = listIds();
    expect(ids).toHaveLength(1000);
    expect([ids[0], ids.includes('e0'), ids.includes('e1'), ids.at(-1)]).toEqual(['lead', false, true, 'new']);
    expect(open().drops()).toBe(1);
  });

  it('is 2 MB at most, as few events as there are', () => {
    const kept = open();
    for (const id of ['a', 'b', 'c', 'd']) {
      kept.keep(makeDelivery(id, { body: 'x'.repeat(300_000) }));
      elapsed += 1;
    }
    expect(listIds()).toEqual(['b', 'c', 'd']);
    kept.keep(makeLead('lead', 500_000));
    expect(listIds()).toEqual(['d', 'lead']);
    expect(kept.drops()).toBe(3);
  });
});

describe('a storage that is full', () => {
  it('gives up its oldest events for a lead, and no more of them than it must', () => {
    const storage = new SmallStorage(2500);
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(storage as unknown as Storage);
    storage.setItem('another script', 'x'.repeat(1000));
    const kept = open();
    for (const id of ['e1', 'e2', 'e3']) {
      kept.keep(makeDelivery(id, { body: 'x'.repeat(300) }));
      elapsed += 1;
    }
    expect(listStored(storage)).toEqual(['e1', 'e2', 'e3']);
    kept.keep(makeLead('lead', 600));
    expect(listStored(storage)).toEqual(['e3', 'lead']);
    expect(kept.drops()).toBe(2);
  });

  it('full of what is not ours keeps a lead in memory, and costs no event that is there too', () => {
    const storage = new SmallStorage(100);
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(storage as unknown as Storage);
    const kept = open();
    kept.keep(makeDelivery('event', { body: 'x'.repeat(200) }));
    kept.keep(makeLead('lead', 200));
    expect(listStored(storage)).toEqual([]);
    expect(kept.list().map(({ id }) => id)).toEqual(['event', 'lead']);
    expect(kept.drops()).toBe(0);
  });

  it('whatever came before, a lead is stored where leads alone would have room', () => {
    const CAPACITY = 5000;
    const one = fc.record({ isLead: fc.boolean(), characters: fc.integer({ min: 0, max: 900 }) });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 25 }), (all) => {
        const storage = new SmallStorage(CAPACITY);
        const own = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(storage as unknown as Storage);
        const kept = open();
        let ofLeads = 'funnel.delivery-drops'.length + 3;
        const expected: string[] = [];
        all.forEach(({ isLead, characters }, index) => {
          elapsed += 1;
          const delivery = isLead
            ? makeLead(`l${index}`, characters)
            : makeDelivery(`e${index}`, { body: 'x'.repeat(characters) });
          kept.keep(delivery);
          const size = JSON.stringify(delivery).length;
          if (!isLead) return;
          ofLeads +=
            size + `funnel.${buildDeliveryKey(delivery, { madeAt: TODAY + elapsed, isDated: true, size })}`.length;
          if (ofLeads <= CAPACITY) expected.push(delivery.id);
        });
        const stored = listStored(storage);
        const lost = all.length - kept.list().length;
        const drops = kept.drops();
        kept.list().forEach(({ id }) => kept.forget(id));
        localStore.remove('delivery-drops');
        own.mockRestore();
        expect(expected.filter((id) => !stored.includes(id))).toEqual([]);
        expect(lost).toBe(drops);
      }),
      { numRuns: 500 },
    );
  });
});

describe('how long it is kept', () => {
  it('a day for what a person typed, a week for the rest', () => {
    keepAt(TODAY - 25 * HOUR_MS, makeDelivery('old', { personal: true }));
    keepAt(TODAY - 25 * HOUR_MS, makeDelivery('week'));
    localStore.write('delivery.junk', { not: 'a delivery' });
    expect(listIds()).toEqual(['week']);
    expect(listStored()).toEqual(['week']);
    expect(open().drops()).toBe(1);
  });

  it('a page that was never answered leaves no more behind than any other', () => {
    keepAt(TODAY - 25 * HOUR_MS, makeLead('old'), false);
    keepAt(TODAY - 23 * HOUR_MS, makeLead('young'), false);
    expect(listIds()).toEqual(['young']);
    elapsed += HOUR_MS;
    expect(listIds()).toEqual([]);
  });

  it.each([
    ['ahead', 400 * DAY_MS],
    ['behind', -400 * DAY_MS],
  ])(
    'a clock that stands a year %s ends nothing, and sends nothing late, before the server has answered',
    (_way, ms) => {
      keepAt(TODAY - HOUR_MS, makeLead('lead'));
      const kept = openAt(TODAY + ms);
      expect(listIds(kept)).toEqual([]);
      hear();
      expect(listIds(kept)).toEqual(['lead']);
      expect(kept.drops()).toBe(0);
    },
  );

  it.each([
    ['years ahead', TODAY + 4000 * DAY_MS],
    ['a month behind', TODAY - 30 * DAY_MS],
    ['in 1970, as after an empty battery', 1000],
  ])('what a page makes while the clock stands %s counts its day from the first answer', (_what, wrong) => {
    const kept = openAt(wrong);
    kept.keep(makeLead('lead'));
    expect(listIds(kept)).toEqual(['lead']);
    elapsed += HOUR_MS;
    hear();
    expect(listIds(kept)).toEqual(['lead']);
    elapsed += DAY_MS - 1;
    expect(listIds(kept)).toEqual(['lead']);
    elapsed += 1;
    expect(listIds(kept)).toEqual([]);
    expect(listStored()).toEqual([]);
    expect(kept.drops()).toBe(1);
  });

  it.each([
    ['the future', TODAY + 4000 * DAY_MS],
    ['1970', 1000],
  ])('what an earlier page dated to %s counts its day from now', (_what, madeAt) => {
    keepAt(madeAt, makeLead('lead'), false);
    const kept = open();
    expect(listIds(kept)).toEqual(['lead']);
    elapsed += DAY_MS;
    expect(listIds(kept)).toEqual([]);
  });

  it('what was on its way while it was dated is gone once it has arrived', () => {
    const kept = openAt(TODAY);
    kept.keep(makeLead('lead'));
    const [entry] = kept.list();
    hear();
    expect(kept.list()[0]?.key).not.toBe(entry?.key);
    kept.forget('lead');
    expect(listStored()).toEqual([]);
  });
});
