/** What a visitor can work out, and the numbers of their own that it takes, in the order in which they are asked for. */
export const CALCULATOR_NUMBERS = {
  'part-b-year': ['reduction'],
  'dental-bill': ['bill'],
  'life-need': ['debts', 'income', 'years', 'savings'],
  deductible: ['low', 'high', 'saved'],
} as const;

export type CalculatorName = keyof typeof CALCULATOR_NUMBERS;

/** All in dollars but `years`. */
export type AskedNumber<Name extends CalculatorName> = (typeof CALCULATOR_NUMBERS)[Name][number];
