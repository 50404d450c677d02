import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, parseAmount } from '@/lib/page/calculators';

describe('an amount', () => {
  it.each([
    ['180', 180],
    [' $1,250.50 ', 1250.5],
    ['1,000,000', 1_000_000],
    ['0', 0],
    ['10000000', 10_000_000],
  ])('%s is taken', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['', '-5', '12,5', '1.2.3', 'about 100', '10000001', 'Infinity', '1e6'])('“%s” is none', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it('is what was written, however thousands are grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        expect(parseAmount(amount.toLocaleString('en-US'))).toBe(amount);
        expect(parseAmount(String(amount))).toBe(amount);
      }),
    );
  });

  it('of any text is none or a number from zero to ten million', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseAmount(text) ?? 0;
        expect(amount >= 0 && amount <= 10_000_000).toBe(true);
      }),
    );
  });
});

describe('a calculator', () => {
  it.each([
    ['part-b-year', { reduction: '70.50' }, { year: '$846' }],
    ['dental-bill', { bill: '1,255' }, { all: '$1,255', half: '$627.50' }],
    ['life-need', { debts: '150,000', income: '40000', years: '10', savings: '25000' }, { need: '$525,000' }],
    ['life-need', { debts: '0', income: '0', years: '0', savings: '25000' }, { need: '$0' }],
    ['deductible', { low: '500', high: '1000', saved: '180' }, { years: '2.8' }],
  ] as const)('%s works with what was typed alone', (name, typed, figures) => {
    expect(calculate(name, typed, 'en-US')).toEqual(figures);
  });

  it.each([
    ['life-need', { debts: '150000', income: '40000', years: '' }],
    ['deductible', { low: '1000', high: '500', saved: '180' }],
    ['deductible', { low: '500', high: '1000', saved: '0' }],
  ] as const)('%s says nothing to numbers that are missing or say nothing together', (name, typed) => {
    expect(calculate(name, typed, 'en-US')).toBeUndefined();
  });
});
