import { expect, test } from 'vitest';
import { createServerTime } from '@/lib/browser/delivery/server-time';

const PAGE_BEGAN = Date.UTC(1999, 0, 1);
const SERVER = 'Tue, 24 Nov 2026 12:00:00 GMT';

test('it is the clock of the visitor as the page began, then that of the server, and runs on steadily', () => {
  let elapsed = 0;
  const time = createServerTime(
    () => PAGE_BEGAN + elapsed,
    () => elapsed,
  );
  elapsed = 500.4;
  expect([time.now(), time.isKnown()]).toEqual([PAGE_BEGAN + 500, false]);
  time.hear(SERVER);
  expect([time.now(), time.isKnown()]).toEqual([Date.parse(SERVER), true]);
  elapsed += 2000;
  expect(time.now()).toBe(Date.parse(SERVER) + 2000);
});

test.each([null, '', 'yesterday'])('an answer that is dated %j tells nothing', (header) => {
  const time = createServerTime(
    () => PAGE_BEGAN,
    () => 0,
  );
  time.hear(header);
  expect([time.now(), time.isKnown()]).toEqual([PAGE_BEGAN, false]);
});

test('a clock that is set while the page lives moves nothing', () => {
  let visitorsNow = PAGE_BEGAN;
  const time = createServerTime(
    () => visitorsNow,
    () => 0,
  );
  visitorsNow += 86_400_000;
  expect(time.now()).toBe(PAGE_BEGAN);
});

test('a date is believed while the clock that wrote it is right, unless it is one that cannot be', () => {
  let visitorsNow = Date.parse(SERVER) + 60_000;
  const time = createServerTime(
    () => visitorsNow,
    () => 0,
  );
  time.hear(SERVER);
  const yesterday = Date.parse(SERVER) - 86_400_000;
  expect(time.confirm(yesterday)).toBe(yesterday);
  expect(time.confirm(Date.parse(SERVER) + 1000)).toBe(Date.parse(SERVER));
  expect(time.confirm(Date.UTC(2025, 0, 1))).toBe(Date.parse(SERVER));
  visitorsNow -= 86_400_000;
  expect(time.confirm(yesterday)).toBe(Date.parse(SERVER));
});
