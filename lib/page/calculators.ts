import { CALCULATOR_NUMBERS, type AskedNumber, type CalculatorName } from '@/lib/names/calculator-numbers';

interface Figure {
  readonly value: number;
  readonly unit: 'dollars' | 'years';
}

type Figures = Readonly<Record<string, Figure>>;

/** Undefined where the numbers say nothing together. */
type Work<Name extends CalculatorName> = (given: Readonly<Record<AskedNumber<Name>, number>>) => Figures | undefined;

const dollars = (value: number): Figure => ({ value, unit: 'dollars' });

/** No figure of ours comes into these: a page promises nothing by what a visitor works out. */
const works: { readonly [Name in CalculatorName]: Work<Name> } = {
  'part-b-year': ({ reduction }) => ({ year: dollars(reduction * 12) }),
  'dental-bill': ({ bill }) => ({ all: dollars(bill), half: dollars(bill / 2) }),
  'life-need': ({ debts, income, years, savings }) => ({
    need: dollars(Math.max(0, debts + income * years - savings)),
  }),
  deductible: ({ low, high, saved }) =>
    high > low && saved > 0 ? { years: { value: (high - low) / saved, unit: 'years' } } : undefined,
};

const MOST = 10_000_000;

/** What was typed as a number; undefined for what is none, is below zero or above ten million. */
export function parseAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[$\s]/g, '').replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  const amount = /^\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
  return amount !== undefined && amount <= MOST ? amount : undefined;
}

/** The figures of a calculator, as its language writes them; undefined until all numbers are there and make sense. */
export function calculate(
  name: CalculatorName,
  typed: Readonly<Record<string, string>>,
  locale: string,
): Readonly<Record<string, string>> | undefined {
  const asks: readonly string[] = CALCULATOR_NUMBERS[name];
  const work = works[name];
  const given = asks.flatMap((ask) => {
    const amount = parseAmount(typed[ask] ?? '');
    return amount === undefined ? [] : [[ask, amount] as const];
  });
  const figures =
    given.length === asks.length
      ? work(Object.fromEntries(given) as Readonly<Record<AskedNumber<CalculatorName>, number>>)
      : undefined;
  if (!figures) return undefined;
  const written = Object.entries(figures).map(([figure, { value, unit }]) => [
    figure,
    writeFigure(value, unit, locale),
  ]);
  return Object.fromEntries(written) as Readonly<Record<string, string>>;
}

function writeFigure(value: number, unit: Figure['unit'], locale: string): string {
  if (unit === 'years') return value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const digits = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString(locale, {
    ...({ style: 'currency', currency: 'USD' } as const),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
