import { processWide } from '../process-wide';
import type { PaidProvider } from './allowances';
import type { Breaker } from './breaker';

/** The breakers of this process, by the name of their provider; one appears when its provider is first needed. */
export function getBreakers(): Map<PaidProvider, Breaker> {
  return processWide('breakers', () => new Map<PaidProvider, Breaker>());
}
