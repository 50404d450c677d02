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

describe('military mail is told by the state code of its first three digits', () => {
  test.each([
    ['09001', 'APO', 'AE', 'Armed Forces Europe', 'Europe/Rome'],
    ['09007', 'APO', 'AE', 'Armed Forces Europe', 'Europe/Berlin'],
    ['09852', 'APO', 'AE', 'Armed Forces Europe', 'Asia/Riyadh'],
    ['34002', 'APO', 'AA', 'Armed Forces Americas', 'America/Panama'],
    ['96201', 'APO', 'AP', 'Armed Forces Pacific', 'Asia/Seoul'],
    ['96372', 'FPO', 'AP', 'Armed Forces Pacific', 'Asia/Tokyo'],
  ])('%s is %s %s', (zipCode, city, state, stateName, timezone) => {
    expect(findZipLocation(zipCode)).toMatchObject({ zipCode, city, state, stateName, county: '', timezone });
  });

  test('but a base that has the mail of its state is of that state', () => {
    expect(findZipLocation('96860')).toMatchObject({ state: 'HI', county: 'Honolulu', timezone: 'Pacific/Honolulu' });
  });
});

describe('Puerto Rico, the territories and the islands in free association', () => {
  test.each([
    ['00901', 'San Juan', 'PR', 'Puerto Rico', 'San Juan', 'America/Puerto_Rico'],
    ['00791', 'Humacao', 'PR', 'Puerto Rico', 'Humacao', 'America/Puerto_Rico'],
    ['00680', 'Mayaguez', 'PR', 'Puerto Rico', 'Mayaguez', 'America/Puerto_Rico'],
    ['00802', 'St Thomas', 'VI', 'U.S. Virgin Islands', 'St. Thomas', 'America/St_Thomas'],
    ['00820', 'Christiansted', 'VI', 'U.S. Virgin Islands', 'St. Croix', 'America/St_Thomas'],
    ['96910', 'Hagatna', 'GU', 'Guam', 'Guam', 'Pacific/Guam'],
    ['96950', 'Saipan', 'MP', 'Northern Mariana Islands', 'Saipan', 'Pacific/Saipan'],
    ['96799', 'Pago Pago', 'AS', 'American Samoa', '', 'Pacific/Pago_Pago'],
    ['96940', 'Palau', 'PW', 'Palau', '', 'Pacific/Palau'],
    ['96941', 'Pohnpei', 'FM', 'Micronesia', '', 'Pacific/Pohnpei'],
    ['96960', 'Marshall Islands', 'MH', 'Marshall Islands', 'Marshall Islands', 'Pacific/Majuro'],
  ])('%s is %s, %s', (zipCode, city, state, stateName, county, timezone) => {
    expect(findZipLocation(zipCode)).toMatchObject({ zipCode, city, state, stateName, county, timezone });
  });
});

test.each([
  ['PR', ['America/Puerto_Rico']],
  ['VI', ['America/St_Thomas']],
  ['GU', ['Pacific/Guam']],
  ['MP', ['Pacific/Saipan']],
  ['AS', ['Pacific/Pago_Pago']],
  ['FM', ['Pacific/Chuuk', 'Pacific/Kosrae', 'Pacific/Pohnpei']],
])('every ZIP of %s has a zone of its islands', (state, zones) => {
  const found = new Set<string>();
  for (let zip = 0; zip < 100_000; zip += 1) {
    const location = findZipLocation(String(zip).padStart(5, '0'));
    if (location?.state === state) found.add(location.timezone);
  }
  expect([...found].sort()).toEqual(zones);
});

describe('a ZIP that counties share', () => {
  test.each([
    ['81137', ['La Plata', 'Archuleta', 'San Juan, NM']],
    ['71749', ['Union', 'Union, LA']],
    ['30004', ['Fulton', 'Cherokee', 'Forsyth']],
  ])('%s names them all, the one of its place first', (zipCode, counties) => {
    expect(findZipLocation(zipCode)).toMatchObject({ county: counties[0], counties });
  });

  test.each(['33101', '60601', '10001', '00901', '09001'])(
    '%s has one county or none, and names no others',
    (zipCode) => {
      expect(findZipLocation(zipCode)).not.toHaveProperty('counties');
    },
  );

  test('never names a county twice, nor another county than real ZIPs of that state have', () => {
    const known = new Map<string, Set<string>>();
    const shared = new Map<string, readonly string[]>();
    for (let zip = 0; zip < 100_000; zip += 1) {
      const location = findZipLocation(String(zip).padStart(5, '0'));
      if (!location) continue;
      const { state, county, counties } = location;
      known.set(state, (known.get(state) ?? new Set()).add(county));
      if (counties) shared.set(`${location.zipCode} ${state}`, counties);
    }
    expect(shared.size).toBeGreaterThan(9000);
    const wrong = [...shared].filter(([place, counties]) => {
      const unknown = counties.filter((county) => {
        const [name = '', state = place.slice(-2)] = county.split(', ');
        return !known.get(state)?.has(name);
      });
      return unknown.length > 0 || new Set(counties).size !== counties.length || counties.length < 2;
    });
    expect(wrong).toEqual([]);
  });
});

test.each(['00000', '00001', '00016', '99999', '34000'])('%s is unknown', (zipCode) => {
  expect(findZipLocation(zipCode)).toBeUndefined();
});

/** The zones of IANA that begin in a state, and those of islands that have its mail. */
const AMERICAN_ZONE = new RegExp(
  `^(America/(${[
    ...['Adak', 'Anchorage', 'Boise', 'Chicago', 'Denver', 'Detroit', 'Juneau', 'Los_Angeles', 'Menominee'],
    ...['New_York', 'Nome', 'Phoenix', 'Sitka', 'Yakutat', 'Indiana/\\w+', 'Kentucky/\\w+', 'North_Dakota/\\w+'],
    ...['Puerto_Rico', 'St_Thomas'],
  ].join('|')})|Pacific/(Honolulu|Wake|Majuro|Kwajalein|Guam|Saipan))$`,
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
