import { forms } from '@/funnels/forms';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import type { FormName } from '@/lib/names/page-names';

/** The word for a page that asks nothing, or has no twin. */
export const NONE = 'none';

/** The brands of an answer, in its order; what is no brand is left out. */
export function parseBrands(answer = ''): readonly BrandCode[] {
  return answer.split(',').flatMap((word) => BRAND_CODES.filter((code) => code === word.trim()));
}

/** The steps of an answer, in its order. */
export function parseSteps(answer = ''): readonly string[] {
  return answer
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** The form of this name; undefined for none. */
export function findFormName(answer: string | undefined): FormName | undefined {
  return Object.values(forms).find(({ name }) => name === answer)?.name;
}
