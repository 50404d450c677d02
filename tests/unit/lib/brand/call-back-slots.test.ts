import { expect, test } from 'vitest';
import { describeCallBack, isOfficeSlot, listCallBackSlots } from '@/lib/brand/call-back-slots';
import { isOpen } from '@/lib/brand/is-open';
import type { OfficeZone, OpeningHours } from '@/lib/brand/opening-hours';

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-10-01T00:00:00Z');
const OFFICES: readonly OfficeZone[] = ['America/New_York', 'America/Phoenix'];
const VISITORS = ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu'];

function makeHours(zone: OfficeZone): OpeningHours {
  return {
    zone,
    week: [
      { from: 'monday', to: 'friday', opens: '08:00', closes: '20:00' },
      { from: 'sunday', to: 'sunday', opens: '10:00', closes: '16:30' },
    ],
    holidays: ['thanksgiving', 'christmas-day'],
    exceptions: [{ on: '2026-11-27' }, { on: '2026-12-24', opens: '08:00', closes: '12:15' }],
  };
}

const hours = makeHours('America/New_York');
const SUNDAY_NIGHT = Date.parse('2026-11-22T22:00Z');

const walls = new Map(
  VISITORS.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' }),
  ]),
);

/** By the visitor's wall, read by a formatter of its own. */
function isPoliteHour(timeZone: string, at: number): boolean {
  const [day = '', hour = ''] = walls.get(timeZone)?.format(at).split(', ') ?? [];
  return Number(hour) >= (day === 'Sun' ? 12 : 9) && Number(hour) < 20;
}

test.each(OFFICES)(
  'for 400 days an office in %s offers only hours of its own in which a visitor may be called',
  (zone) => {
    const office = makeHours(zone);
    const wrong: string[] = [];
    for (let now = START; now < START + 400 * DAY_MS; now += 251 * HOUR_MS) {
      for (const timeZone of VISITORS) {
        const slots = listCallBackSlots(office, timeZone, now);
        let last = now;
        for (const slot of slots) {
          const isOrderly = slot.from >= last && isOfficeSlot(office, slot, now);
          const isPolite = isPoliteHour(timeZone, slot.from) && isPoliteHour(timeZone, slot.until - QUARTER_MS);
          const isAnswered = isOpen(office, slot.from) && isOpen(office, slot.until - QUARTER_MS);
          if (!isOrderly || !isPolite || !isAnswered) wrong.push(`${timeZone} ${new Date(slot.from).toISOString()}`);
          last = slot.until;
        }
        if (slots.length === 0 || slots.length > 8) wrong.push(`${slots.length} slots ${new Date(now).toISOString()}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('a visitor of the East chooses among the hours of two days, on the office’s clock', () => {
  const slots = listCallBackSlots(hours, 'America/New_York', SUNDAY_NIGHT);
  expect(slots.map((slot) => describeCallBack(hours, slot, 'english'))).toEqual([
    'Monday, Nov. 23, 9 a.m.–12 p.m. ET',
    'Monday, Nov. 23, 12 p.m.–3 p.m. ET',
    'Monday, Nov. 23, 3 p.m.–6 p.m. ET',
    'Monday, Nov. 23, 6 p.m.–8 p.m. ET',
    'Tuesday, Nov. 24, 9 a.m.–12 p.m. ET',
    'Tuesday, Nov. 24, 12 p.m.–3 p.m. ET',
    'Tuesday, Nov. 24, 3 p.m.–6 p.m. ET',
    'Tuesday, Nov. 24, 6 p.m.–8 p.m. ET',
  ]);
});

test('a slot is said in Spanish as well', () => {
  const [slot] = listCallBackSlots(hours, 'America/New_York', SUNDAY_NIGHT);
  expect(slot && describeCallBack(hours, slot, 'spanish')).toBe('lunes 23 de nov., 9 a.m.–12 p.m., hora del Este');
});

test('an office that has shut offers nothing', () => {
  const shut = { ...hours, week: [] };
  expect(listCallBackSlots(shut, 'America/New_York', SUNDAY_NIGHT)).toEqual([]);
});

test.each([
  ['is closed', '2026-11-22T14:00Z', '2026-11-22T16:30Z'],
  ['closes in it', '2026-11-24T00:00Z', '2026-11-24T02:00Z'],
  ['would have to call for longer than three hours', '2026-11-23T14:00Z', '2026-11-23T17:15Z'],
  ['would have to call at once', '2026-11-23T14:00Z', '2026-11-23T14:00Z'],
  ['opens weeks later', '2026-12-14T14:00Z', '2026-12-14T17:00Z'],
])('what an office %s is no slot', (_, from, until) => {
  const slot = { from: Date.parse(from), until: Date.parse(until) };
  expect(isOfficeSlot(hours, slot, SUNDAY_NIGHT)).toBe(false);
});
