/** Written in `funnels/glossary.ts`. */
export type TermName =
  | 'medicare-advantage'
  | 'part-b-giveback'
  | 'otc-allowance'
  | 'c-snp'
  | 'd-snp'
  | 'network'
  | 'copay'
  | 'deductible'
  | 'sr-22';
