import { processWide } from '../platform/process-wide';
import type { PaidProvider } from './allowances';
import type { Breaker } from './breaker';

export function getBreakers(): Map<PaidProvider, Breaker> {
  return processWide('breakers', () => new Map<PaidProvider, Breaker>());
}
