import { describe, expect, test } from 'vitest';
import { getTimeZone } from '@/lib/server/location/get-time-zone';
import { findZipLocation } from '@/lib/server/location/find-zip-location';

describe('well-known ZIPs', () => {
  test.each([
    ['33101', 'Miami', 'FL', 'Florida', 'Miami-Dade', 'America/New_York'],
    ['32501', 'Pensacola', 'FL', 'Florida', 'Escambia', 'America/Chicago'],
    ['85001', 'Phoenix', 'AZ', 'Arizona', 'Maricopa', 'America/Phoenix'],
    ['96813', 'Honolulu', 'HI', 'Hawaii', 'Honolulu', 'Pacific/Honolulu'],
    ['99501', 'Anchorage', 'AK', 'Alaska', 'Anchorage Municipality', 'America/Anchorage'],
    ['46601', 'South Bend', 'IN', 'Indiana', 'St. Joseph', 'America/Indiana/Indianapolis'],
    ['37201', 'Nashville', 'TN', 'Tennessee', 'Davidson', 'America/Chicago'],
    ['10001', 'New York', 'NY', 'New York', 'New York', 'America/New_York'],
    ['00501', 'Holtsville', 'NY', 'New York', 'Suffolk', 'America/New_York'],
    ['20500', 'Washington', 'DC', 'District of Columbia', 'District of Columbia', 'America/New_York'],
    ['60601', 'Chicago', 'IL', 'Illinois', 'Cook', 'America/Chicago'],
    ['48201', 'Detroit', 'MI', 'Michigan', 'Wayne', 'America/Detroit'],
    ['79901', 'El Paso', 'TX', 'Texas', 'El Paso', 'America/Denver'],
    ['83701', 'Boise', 'ID', 'Idaho', 'Ada', 'America/Boise'],
    ['97914', 'Ontario', 'OR', 'Oregon', 'Malheur', 'America/Boise'],
    ['97910', 'Jordan Valley', 'OR', 'Oregon', 'Malheur', 'America/Boise'],
    ['83650', 'Murphy', 'ID', 'Idaho', 'Owyhee', 'America/Boise'],
    ['47957', 'Medaryville', 'IN', 'Indiana', 'Pulaski', 'America/Indiana/Winamac'],
    ['47977', 'Remington', 'IN', 'Indiana', 'Jasper', 'America/Chicago'],
    ['83826', 'Eastport', 'ID', 'Idaho', 'Boundary', 'America/Los_Angeles'],
    ['59537', 'Loring', 'MT', 'Montana', 'Phillips', 'America/Denver'],
    ['88008', 'Santa Teresa', 'NM', 'New Mexico', 'Doña Ana', 'America/Denver'],
  ])('%s is %s, %s', (zipCode, city, state, stateName, county, timezone) => {
    expect(findZipLocation(zipCode)).toMatchObject({ zipCode, city, state, stateName, county, timezone });
  });
});

test('the point is the one of the file', () => {
  expect(findZipLocation('33101')).toMatchObject({ latitude: 25.7791, longitude: -80.1978 });
});

test('military mail is told by its own state codes', () => {
  expect(findZipLocation('09007')).toMatchObject({
    city: 'APO',
    state: 'AE',
    stateName: 'Armed Forces Europe',
    county: '',
    timezone: 'Europe/Berlin',
  });
});

test.each(['00000', '00001', '99999', '00901'])('%s is unknown', (zipCode) => {
  expect(findZipLocation(zipCode)).toBeUndefined();
});

/** The zones of IANA that begin in a state, and those of islands that have its mail. */
const AMERICAN_ZONE = new RegExp(
  `^(America/(${[
    ...['Adak', 'Anchorage', 'Boise', 'Chicago', 'Denver', 'Detroit', 'Juneau', 'Los_Angeles', 'Menominee'],
    ...['New_York', 'Nome', 'Phoenix', 'Sitka', 'Yakutat', 'Indiana/\\w+', 'Kentucky/\\w+', 'North_Dakota/\\w+'],
  ].join('|')})|Pacific/(Honolulu|Wake|Majuro|Kwajalein))$`,
);

test('every ZIP of a state has an American zone that the runtime knows', () => {
  const zones = new Set<string>();
  let count = 0;
  for (let zip = 0; zip < 100_000; zip += 1) {
    const location = findZipLocation(String(zip).padStart(5, '0'));
    if (!location) continue;
    count += 1;
    if (location.county !== '') zones.add(location.timezone);
  }
  expect(count).toBeGreaterThan(41_000);
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  expect([...zones].filter((zone) => !AMERICAN_ZONE.test(zone))).toEqual([]);
});

test.each([
  [44.9, -67.0, 'ME', 'America/New_York'],
  [49.0, -115.5, 'MT', 'America/Denver'],
])('a point on the border keeps to its side: %d %d', (latitude, longitude, state, zone) => {
  expect(getTimeZone(latitude, longitude, state)).toBe(zone);
});
