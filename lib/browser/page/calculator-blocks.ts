import { interpolate } from '@/lib/copy/interpolate';
import { CALCULATOR_NUMBERS, type CalculatorName } from '@/lib/names/calculator-numbers';
import { calculate } from '@/lib/page/calculators';

/** A page of another build may have one that this script does not know. */
const isCalculator = (name: string): name is CalculatorName => Object.hasOwn(CALCULATOR_NUMBERS, name);

function start(block: HTMLElement): void {
  const { calculator: name = '' } = block.dataset;
  const output = block.querySelector('output');
  const { how = '', answer = '' } = output?.dataset ?? {};
  if (!isCalculator(name) || !output) return;
  const inputs = [...block.querySelectorAll<HTMLInputElement>('input[data-ask]')];
  const locale = `${document.documentElement.lang || 'en'}-US`;
  const show = () => {
    const typed = inputs.map((input) => [input.dataset['ask'] ?? '', input.value] as const);
    const figures = calculate(name, Object.fromEntries(typed), locale);
    const text = figures ? interpolate(answer, figures) : how;
    if (output.textContent !== text) output.textContent = text;
  };
  block.addEventListener('input', show);
  // Typed, or put back by the browser, before this script was there.
  show();
}

/** Has the calculators of the page answer as numbers are typed. */
export function startCalculators(): void {
  document.querySelectorAll<HTMLElement>('[data-calculator]').forEach(start);
}
