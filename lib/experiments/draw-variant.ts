import { hashText } from '@/lib/names/hash-text';
import type { Experiment, Variant } from './experiment';

const BUCKETS = 10_000;

/** Returns [0, 1). FNV-1a twice: one pass leaves similar ids close together. */
export function hashVisitor(seed: string, visitorId: string): number {
  return (hashText(String(hashText(seed + visitorId))) % BUCKETS) / BUCKETS;
}

/** Undefined for a visitor who does not take part. Growing coverage adds visitors and moves none. */
export function drawVariant(
  { seed, variants, coverage = 100 }: Pick<Experiment, 'seed' | 'variants' | 'coverage'>,
  visitorId: string,
): Variant | undefined {
  const place = hashVisitor(seed, visitorId) * 100;
  let start = 0;
  for (const variant of variants) {
    if (place >= start && place < start + (variant.weight * coverage) / 100) return variant;
    start += variant.weight;
  }
  return undefined;
}
