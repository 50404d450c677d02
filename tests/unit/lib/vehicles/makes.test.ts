import { describe, expect, it } from 'vitest';
import { COMMON_MAKES, COMMON_YEARS } from '@/lib/vehicles/common-cars';
import { VEHICLE_MAKES, listMakes, listYears } from '@/lib/vehicles/makes';
import { compareNames } from '@/lib/vehicles/model-years';

describe('years', () => {
  it('begin with the next model year and end with 1990', () => {
    const years = listYears('2026-11-21');
    expect(years.slice(0, 3)).toEqual(['2027', '2026', '2025']);
    expect(years.at(-1)).toBe('1990');
    expect(years).toHaveLength(38);
  });

  it('follow the calendar', () => {
    expect(listYears('2026-12-31')[0]).toBe('2027');
    expect(listYears('2027-01-01')[0]).toBe('2028');
  });

  it.each(['', 'today', '20'])('are those of the data when the day is %j', (today) => {
    expect(listYears(today)[0]).toBe('2027');
  });
});

/** Make, first and last model year. */
const KNOWN_MAKES: readonly (readonly [string, number, number])[] = [
  ['Daewoo', 1999, 2002],
  ['Eagle', 1990, 1998],
  ['Genesis', 2017, 2027],
  ['Geo', 1990, 1997],
  ['HUMMER', 1992, 2010],
  ['Isuzu', 1990, 2008],
  ['Mercury', 1990, 2011],
  ['MINI', 2002, 2027],
  ['Oldsmobile', 1990, 2004],
  ['Plymouth', 1990, 2001],
  ['Polestar', 2020, 2027],
  ['Pontiac', 1990, 2010],
  ['Ram', 2011, 2027],
  ['Rivian', 2022, 2027],
  ['Saab', 1990, 2011],
  ['Saturn', 1991, 2010],
  ['Scion', 2004, 2016],
  ['Suzuki', 1990, 2013],
  ['Tesla', 2008, 2027],
  ['Toyota', 1990, 2027],
];

describe('makes', () => {
  it('are sorted and each is there once', () => {
    const names = VEHICLE_MAKES.map(({ name }) => name);
    expect(names).toEqual([...names].sort(compareNames));
    expect(new Set(VEHICLE_MAKES.map(({ id }) => id)).size).toBe(names.length);
    for (const { id } of VEHICLE_MAKES) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(VEHICLE_MAKES.find(({ name }) => name === 'Mercedes-Benz')?.id).toBe('mercedes-benz');
  });

  it.each(KNOWN_MAKES)('%s was sold from %i to %i', (name, from, to) => {
    expect(VEHICLE_MAKES.find((make) => make.name === name)).toMatchObject({ from, to });
    expect(listMakes(String(from))).toContain(name);
    expect(listMakes(String(to))).toContain(name);
    if (from > 1990) expect(listMakes(String(from - 1))).not.toContain(name);
    expect(listMakes(String(to + 1)).includes(name)).toBe(to === 2027);
  });

  it('names all makes without a year or with nonsense', () => {
    const all = VEHICLE_MAKES.map(({ name }) => name);
    expect(listMakes()).toEqual(all);
    expect(listMakes('')).toEqual(all);
    expect(listMakes('20x5')).toEqual(all);
    expect(listMakes('1989')).toEqual([]);
  });
});

it('the common years are known, and in each of them all common makes were sold', () => {
  const years = listYears('2026-11-25');
  expect(COMMON_YEARS).toEqual(years.slice(1, 1 + COMMON_YEARS.length));
  expect(COMMON_MAKES).toEqual(COMMON_MAKES.toSorted(compareNames));
  for (const year of COMMON_YEARS) expect(listMakes(year)).toEqual(expect.arrayContaining([...COMMON_MAKES]));
});
