import type { BrandCode } from '@/lib/names/brand-code';
import { processSingleton } from './process-singleton';

const state = processSingleton('closed-brands', () => ({ codes: [] as readonly BrandCode[] }));

/** Says at start which brands this process answers 503 for (D107). */
export function closeBrands(codes: readonly BrandCode[]): void {
  state.codes = codes;
}

/** The brands that are not ready; empty outside production. */
export function getClosedBrands(): readonly BrandCode[] {
  return state.codes;
}
