import { expect, test } from 'vitest';
import { registry } from '@/funnels/registry';
import { describeAddresses, FIRST_PLACES } from '@/lib/commands/process/addresses';

const places = FIRST_PLACES.map(({ brand, path }) => ({
  brand,
  path,
  product: registry.brands[brand].product,
  page: registry.pages.find((page) => page.path === path && page.brands.includes(brand)),
}));

test('the first three addresses are a Medicare landing page, an auto quiz and a page in Spanish', () => {
  const shown = places.map(({ product, page }) => [product, page?.template, page?.language ?? 'english']);
  expect(shown).toEqual([
    ['medicare', 'landing', 'english'],
    ['auto', 'quiz', 'english'],
    ['medicare', 'landing', 'spanish'],
  ]);
});

test('each of them is on a brand of its own', () => {
  expect(new Set(places.map(({ brand }) => brand)).size).toBe(places.length);
});

test('what is printed fits a screen and names the places, a catalogue, the drawer, the sandbox and the command for the rest', () => {
  const printed = describeAddresses(3100, 3999);
  for (const { brand, path } of places) expect(printed).toContain(`http://${brand}.localhost:3100${path} `);
  expect(printed).toContain('http://m10.localhost:3100/catalogue');
  expect(printed).toContain('http://localhost:3999/');
  expect(printed).toContain('debug drawer');
  expect(printed).toContain('npm run pages');
  expect(printed.split('\n').length).toBeLessThanOrEqual(9);
});
