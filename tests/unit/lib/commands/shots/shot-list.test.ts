import { expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { listShots } from '@/lib/commands/shots/shot-list';
import { parseShotOptions } from '@/tests/support/shot-options';
import { makeExperiment, makeFormExperiment } from '@/tests/support/made-up-experiment';

const tested = { ...registry, experiments: [makeExperiment()] };

function list(...words: string[]) {
  return listShots(tested, parseShotOptions(words, 3000));
}

it('a page is one shot on each of its brands, with a picture for each window', () => {
  expect(list('--page', 'otc-savings', '--brand', 'm10')).toMatchObject([
    {
      brand: 'm10',
      name: 'otc-savings',
      url: 'http://m10.localhost:3000/otc-savings',
      files: { phone: 'm10/otc-savings.phone.light.jpg', desktop: 'm10/otc-savings.desktop.light.jpg' },
    },
  ]);
});

it('a page is found by its path, and each step is one more shot when steps are asked for', () => {
  const shots = list('--page', '/otc-savings', '--brand', 'm10', '--steps', '--theme', 'dark');
  const page = registry.pages.find(({ path }) => path === '/otc-savings');
  const steps = page?.form ? registry.forms[page.form].steps : [];
  expect(shots.map(({ name }) => name)).toEqual(['otc-savings', ...steps.map((step) => `otc-savings.${step}`)]);
  expect(shots[1]?.url).toBe('http://m10.localhost:3000/otc-savings/zipcode');
  expect(shots[1]?.files.desktop).toBe('m10/otc-savings.zipcode.desktop.dark.jpg');
});

it('a tested page is one shot a variant, forced', () => {
  expect(list('--page', 'go-4-benefits', '--brand', 'm10').map(({ name, url }) => [name, url])).toEqual([
    ['go-4-benefits.plain', 'http://m10.localhost:3000/go-4-benefits?variant=four-benefits:plain'],
    ['go-4-benefits.warm', 'http://m10.localhost:3000/go-4-benefits?variant=four-benefits:warm'],
  ]);
});

it('a variant that asks something else has its own steps among the shots', () => {
  const options = parseShotOptions(['--page', 'otc-savings', '--brand', 'm10', '--steps'], 3000);
  const shots = listShots({ ...registry, experiments: [makeFormExperiment()] }, options).map(({ name }) => name);
  expect(shots).toContain('otc-savings.birth');
  expect(shots).toContain('otc-savings.quiz.medicare-later');
  expect(shots).not.toContain('otc-savings.quiz.birth');
});

it('no two shots share a file', () => {
  const files = list('--steps').flatMap((shot) => Object.values(shot.files));
  expect(new Set(files).size).toBe(files.length);
});
