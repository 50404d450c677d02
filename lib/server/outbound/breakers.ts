import { processSingleton } from '../platform/process-singleton';
import type { PaidProvider } from './allowances';
import type { Breaker } from './breaker';

export function getBreakers(): Map<PaidProvider, Breaker> {
  return processSingleton('breakers', () => new Map<PaidProvider, Breaker>());
}
