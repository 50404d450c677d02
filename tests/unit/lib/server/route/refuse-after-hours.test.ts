import { expect, test, vi } from 'vitest';
import { brands } from '@/funnels/brands';
import type { OpeningHours } from '@/lib/brand/opening-hours';
import { confirmed } from '@/lib/brand/fact';
import { isOpen } from '@/lib/brand/is-open';
import { refuseAfterHours } from '@/lib/server/route/refuse-after-hours';

const clock = vi.hoisted(() => ({ now: 0 }));
vi.mock('@/lib/server/platform/office-clock', () => ({ readOfficeClock: () => clock.now }));

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-10-01T00:30:00Z');
const ZONES = ['America/New_York', 'America/Chicago', 'America/Phoenix', 'America/Los_Angeles'] as const;

test.each(ZONES)('nobody is paid while an office in %s is closed, all through 400 days', (zone) => {
  const { hours } = brands.m10.phone;
  const own: OpeningHours = { ...hours.value, zone, exceptions: [{ on: '2026-12-24' }] };
  const brand = { ...brands.m10, phone: { ...brands.m10.phone, hours: confirmed(own) } };
  const wrong: string[] = [];
  for (let hour = 0; hour < 400 * 24; hour += 1) {
    clock.now = START + hour * HOUR_MS;
    if ((refuseAfterHours(brand) === undefined) !== isOpen(own, clock.now))
      wrong.push(new Date(clock.now).toISOString());
  }
  expect(wrong).toEqual([]);
});

test('the refusal says why', async () => {
  clock.now = Date.parse('2026-11-22T17:00:00Z');
  const refusal = refuseAfterHours(brands.m10);
  expect(refusal?.status).toBe(403);
  expect(await refusal?.json()).toMatchObject({ error: { code: 'after-hours' } });
});
