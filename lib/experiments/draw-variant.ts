import type { Experiment, Variant } from './experiment';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const BUCKETS = 10_000;

function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return hash >>> 0;
}

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
