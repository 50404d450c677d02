import type { Fact } from '@/lib/brand/fact';

/** Kept for fiction by the North American Numbering Plan: nobody has such a number. */
const FICTIONAL = /^\+1\d{3}55501\d\d$/;

/** Area code and exchange begin with 2 to 9, and neither is a service code such as 911. */
const POSSIBLE = /^\+1[2-9](?!11)\d\d[2-9](?!11)\d{6}$/;

/**
 * What is wrong with a brand's number: it is written in E.164; a placeholder is one that nobody has. Undefined
 * where nothing is.
 */
export function findPhoneFault({
  value,
  sample,
}: Fact<string>): { readonly what: string; readonly mend: string } | undefined {
  const digits = value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const written = digits.length === 10 ? `+1${digits}` : '+12065550110';
  if (!/^\+1\d{10}$/.test(value))
    return { what: `${value} cannot be dialled from a link`, mend: `Write it so: ${written}.` };
  if (!POSSIBLE.test(value))
    return { what: `nobody can have the number ${value}`, mend: 'Check the area code and the exchange.' };
  if (!sample || FICTIONAL.test(value)) return undefined;
  return {
    what: `${value} may be somebody’s`,
    mend: 'Say confirmed(…) if it is yours; a sample lies between 555-0100 and 555-0199.',
  };
}
