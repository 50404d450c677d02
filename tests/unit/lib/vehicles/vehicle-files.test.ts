import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VEHICLE_MAKES, listMakes } from '@/lib/vehicles/makes';
import { NEWEST_MODEL_YEAR, OLDEST_MODEL_YEAR, compareNames } from '@/lib/vehicles/model-years';
import { listModels, parseModels } from '@/lib/vehicles/models';
import { projectRoot } from '../../../support/project-files';

const FOLDER = join(projectRoot, 'public/vehicles');

interface VehicleFile {
  readonly make: string;
  readonly models: readonly (readonly [string, number, number])[];
}

function readText(id: string): string {
  return readFileSync(join(FOLDER, `${id}.json`), 'utf8');
}

function readVehicleFile(id: string): VehicleFile {
  return JSON.parse(readText(id)) as VehicleFile;
}

function wasSoldAs(make: string, model: string, year: number): boolean {
  const id = VEHICLE_MAKES.find(({ name }) => name === make)!.id;
  return listModels(parseModels(readVehicleFile(id)), String(year)).includes(model);
}

describe('the files', () => {
  it('are one a make', () => {
    const files = readdirSync(FOLDER).sort();
    expect(files).toEqual(VEHICLE_MAKES.map(({ id }) => `${id}.json`).sort());
    expect(VEHICLE_MAKES.length).toBe(66);
  });

  it('are small: 36 kB in all, the largest (Chevrolet) under 2 kB', () => {
    const sizes = VEHICLE_MAKES.map(({ id }) => readText(id).length);
    expect(Math.max(...sizes)).toBeLessThan(2_048);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_960);
  });

  it('hold between 900 and 1,300 models', () => {
    const counts = VEHICLE_MAKES.map(({ id }) => new Set(readVehicleFile(id).models.map(([name]) => name)).size);
    const all = counts.reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThan(900);
    expect(all).toBeLessThan(1_300);
  });

  describe.each(VEHICLE_MAKES)('$id', ({ id, name, from, to }) => {
    const file = readVehicleFile(id);

    it('names its make and keeps only sound rows', () => {
      expect(Object.keys(file)).toEqual(['make', 'models']);
      expect(file.make).toBe(name);
      expect(parseModels(file)).toHaveLength(file.models.length);
      for (const [model] of file.models) expect(model).toMatch(/^[A-Za-z0-9][A-Za-z0-9 &./-]{0,48}$/);
    });

    it('has years that we know, and they make up those of the make', () => {
      for (const [model, first, last] of file.models) {
        expect(first, model).toBeGreaterThanOrEqual(OLDEST_MODEL_YEAR);
        expect(last, model).toBeLessThanOrEqual(NEWEST_MODEL_YEAR);
      }
      expect(Math.min(...file.models.map(([, first]) => first))).toBe(from);
      expect(Math.max(...file.models.map(([, , last]) => last))).toBe(to);
    });

    it('is sorted, and two runs of one model leave years between them', () => {
      file.models.slice(1).forEach(([model, first], index) => {
        const [previous, , last] = file.models[index]!;
        const order = compareNames(previous, model);
        expect(order, `${previous}, ${model}`).toBeLessThanOrEqual(0);
        if (order !== 0) return;
        expect(previous).toBe(model);
        expect(first, model).toBeGreaterThan(last + 1);
      });
    });
  });
});

/** Make, model, years in which it was sold, years in which it was not. */
const KNOWN_MODELS: readonly (readonly [string, string, readonly number[], readonly number[]])[] = [
  ['Honda', 'Civic', [1990, 2015, 2027], []],
  ['Honda', 'CR-V', [1997, 2026], [1996]],
  ['Honda', 'Odyssey', [1995, 2020], [1994]],
  ['Honda', 'Passport', [1994, 2002, 2019], [2003, 2018]],
  ['Honda', 'Ridgeline', [2006, 2014, 2017], [2005, 2015, 2016]],
  ['Honda', 'Element', [2003, 2011], [2002, 2012]],
  ['Toyota', 'Camry', [1990, 2010, 2027], []],
  ['Toyota', 'Prius', [2001, 2025], [2000]],
  ['Toyota', 'RAV4', [1996, 2026], [1995]],
  ['Toyota', 'Tacoma', [1995, 2024], [1994]],
  ['Toyota', 'Supra', [1990, 1998], [1999, 2020]],
  ['Toyota', 'GR Supra', [2020], [2019]],
  ['Toyota', 'FJ Cruiser', [2007, 2014], [2006, 2015]],
  ['Toyota', 'Avalon', [1995, 2022], [1994, 2023]],
  ['Toyota', 'Land Cruiser', [2021, 2024], [2022, 2023]],
  ['Ford', 'Mustang', [1990, 2027], []],
  ['Ford', 'Bronco', [1996, 2021], [1997, 2020]],
  ['Ford', 'Explorer', [1991, 2026], [1990]],
  ['Ford', 'Focus', [2000, 2018], [1999, 2019]],
  ['Ford', 'Fusion', [2006, 2020], [2005, 2021]],
  ['Ford', 'Crown Victoria', [2011], [2012]],
  ['Ford', 'Maverick', [2022], [2021]],
  ['Ford', 'F-150 Lightning', [2022], [2021]],
  ['Chevrolet', 'Corvette', [1990, 2020], []],
  ['Chevrolet', 'Camaro', [2002, 2010, 2024], [2003, 2009, 2025]],
  ['Chevrolet', 'Silverado 1500', [1999, 2027], [1998]],
  ['Chevrolet', 'Volt', [2011, 2019], [2010, 2020]],
  ['Chevrolet', 'Suburban', [1990, 2027], []],
  ['Dodge', 'Challenger', [2008, 2023], [2007, 2024]],
  ['Dodge', 'Grand Caravan', [1990, 2020], [2021]],
  ['Dodge', 'Ram 1500', [1994, 2010], [1993, 2011]],
  ['Ram', '1500', [2011, 2027], [2010]],
  ['Jeep', 'Wrangler', [1990, 1997, 2027], [1996]],
  ['Jeep', 'Cherokee', [2001, 2014, 2023], [2002, 2013]],
  ['Jeep', 'Gladiator', [2020], [2019]],
  ['Nissan', 'Altima', [1993, 2025], [1992]],
  ['Nissan', 'LEAF', [2011], [2010]],
  ['Nissan', 'Xterra', [2000, 2015], [1999, 2016]],
  ['Hyundai', 'Palisade', [2020], [2019]],
  ['Kia', 'Telluride', [2020], [2019]],
  ['Kia', 'Soul', [2010, 2025], [2009]],
  ['Subaru', 'Forester', [1998, 2026], [1997]],
  ['Mazda', 'CX-5', [2013, 2026], [2012]],
  ['Mazda', 'RX-8', [2004, 2011], [2003, 2012]],
  ['Volkswagen', 'New Beetle', [1998, 2010], [1997, 2011]],
  ['BMW', '3 Series', [1990, 2026], []],
  ['BMW', 'X5', [2000, 2026], [1999]],
  ['Mercedes-Benz', 'C-Class', [1994, 2026], [1993]],
  ['Lexus', 'RX', [1999, 2026], [1998]],
  ['Pontiac', 'Aztek', [2001, 2005], [2000, 2006]],
  ['Tesla', 'Model S', [2012], [2011]],
  ['Tesla', 'Model Y', [2020], [2019]],
  ['Tesla', 'Cybertruck', [2024], [2023]],
  ['Rivian', 'R1T', [2022], [2021]],
  ['Volvo', 'XC90', [2003, 2016], [2002, 2015]],
  ['Porsche', '911', [1990, 2027], []],
];

describe('well-known models', () => {
  it.each(KNOWN_MODELS)('%s %s', (make, model, sold, notSold) => {
    for (const year of sold) expect(wasSoldAs(make, model, year), String(year)).toBe(true);
    for (const year of notSold) expect(wasSoldAs(make, model, year), String(year)).toBe(false);
  });

  it('has the Ford F-150 in every year', () => {
    for (let year = OLDEST_MODEL_YEAR; year <= NEWEST_MODEL_YEAR; year += 1) {
      expect(wasSoldAs('Ford', 'F-150', year), String(year)).toBe(true);
    }
  });
});

/** Makes that paused, and the years without a model: there the visitor types freely. */
const PAUSES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'Alfa Romeo': [
    [1996, 2007],
    [2009, 2014],
  ],
  'Aston Martin': [[1993, 1996]],
  Fisker: [[2013, 2022]],
  Lotus: [
    [2015, 2016],
    [2022, 2023],
  ],
  'Rolls-Royce': [[2003, 2003]],
};

it('every make has a model in each of its years but in its pauses', () => {
  for (const { id, name, from, to } of VEHICLE_MAKES) {
    const models = parseModels(readVehicleFile(id));
    for (let year = from; year <= to; year += 1) {
      const paused = (PAUSES[name] ?? []).some(([first, last]) => first <= year && year <= last);
      expect(listModels(models, String(year)).length === 0, `${name} ${year}`).toBe(paused);
      expect(listMakes(String(year))).toContain(name);
    }
  }
});
