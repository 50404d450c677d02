import type { ReactNode } from 'react';
import type { BrandCode } from '@/lib/names/brand-code';
import { autoAndLifeMarks } from './marks/auto-and-life-marks';
import { medicareMarks } from './marks/medicare-marks';

/** On a 40 by 40 field, in the brand's accent and highlight. */
const MARKS: Readonly<Record<BrandCode, ReactNode>> = { ...medicareMarks, ...autoAndLifeMarks };

export function Mark({ code }: { readonly code: BrandCode }) {
  return (
    <svg width="36" height="36" viewBox="0 0 40 40" aria-hidden="true">
      {MARKS[code]}
    </svg>
  );
}
