// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { startCalculators } from '@/lib/browser/page/calculator-blocks';

const output = () => document.querySelector('output')!;

function type(text: string): void {
  const input = document.querySelector('input')!;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.documentElement.lang = 'es';
  document.body.innerHTML = `<div data-calculator="part-b-year"><input data-ask="reduction">
    <output data-how="Por doce." data-answer="{year} menos.">Por doce.</output></div>
    <div data-calculator="of another build"><input></div>`;
});

it('answers as numbers are typed, and says how it works out while there is nothing to answer', () => {
  startCalculators();
  expect(output().textContent).toBe('Por doce.');
  type('1,000');
  expect(output().textContent).toBe('$12,000 menos.');
  type('mil');
  expect(output().textContent).toBe('Por doce.');
});

it('answers what was typed before its script was there', () => {
  document.querySelector('input')!.value = '100';
  startCalculators();
  expect(output().textContent).toBe('$1,200 menos.');
});
