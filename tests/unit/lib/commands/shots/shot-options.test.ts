import { describe, expect, it } from 'vitest';
import { parseShotOptions } from '@/tests/support/shot-options';
import { BRAND_CODES } from '@/lib/names/brand-code';

function parse(...words: string[]) {
  return parseShotOptions(words, 3000);
}

it('without words: every page of every brand, light, on this machine', () => {
  expect(parse()).toEqual({
    brands: BRAND_CODES,
    pages: [],
    theme: 'light',
    hasSteps: false,
    isFull: false,
    address: 'http://{brand}.localhost:3000',
  });
});

it('reads what it is told', () => {
  expect(
    parse('--brand', 'tqg', '--brand=bh', '--page', '/otc-savings', '--theme', 'dark', '--steps', '--full'),
  ).toEqual(
    expect.objectContaining({
      brands: ['bh', 'tqg'],
      pages: ['/otc-savings'],
      theme: 'dark',
      hasSteps: true,
      isFull: true,
    }),
  );
  expect(parse('--since', 'main').since).toBe('main');
});

describe('the address', () => {
  it.each([
    ['http://localhost:4200/', 'http://{brand}.localhost:4200'],
    ['http://127.0.0.1', 'http://{brand}.localhost'],
    ['https://{brand}.preview.example', 'https://{brand}.preview.example'],
  ])('%s means %s', (given, address) => {
    expect(parse('--address', given).address).toBe(address);
  });
});

it.each([
  [['--brand', 'nobody'], 'No brand nobody.'],
  [['--theme', 'blue'], 'No theme blue.'],
  [['--address', 'https://preview.example'], 'https://preview.example is no address with {brand} in it.'],
  [['--adress', 'x'], "unknown option '--adress'"],
])('%s is refused by name', (words, message) => {
  expect(() => parse(...words)).toThrow(message);
});
