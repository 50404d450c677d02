import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawVariant, hashVisitor } from '@/lib/experiments/draw-variant';
import type { Variant } from '@/lib/experiments/experiment';
import { countTries } from '@/tests/support/only-in-all';

const half = [
  { name: 'control', weight: 50 },
  { name: 'other', weight: 50 },
] as const;
const thirds = [
  { name: 'control', weight: 20 },
  { name: 'a', weight: 30 },
  { name: 'b', weight: 50 },
] as const;

function countDraws(seed: string, variants: readonly [Variant, Variant, ...Variant[]], ids: readonly string[]) {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const name = drawVariant({ seed, variants }, id)?.name ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

describe('the place of a visitor', () => {
  it('is a number from 0 up to 1, the same each time', () => {
    fc.assert(
      fc.property(fc.string(), fc.uuid(), (seed, id) => {
        const place = hashVisitor(seed, id);
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThan(1);
        expect(hashVisitor(seed, id)).toBe(place);
      }),
    );
  });

  it('is FNV-1a of the decimal FNV-1a of seed and id, by ten thousands', () => {
    // FNV-1a of "a" is 0xe40c292c, which is 3826002220, whose FNV-1a ends in 0216.
    expect(hashVisitor('', 'a')).toBe(0.0216);
    expect(hashVisitor('', 'b')).toBe(0.9054);
    expect(hashVisitor('ab', 'c')).toBe(0.9165);
  });
});

describe('the draw', () => {
  const ids = Array.from({ length: 100_000 }, () => randomUUID());

  it.each([
    ['halves', half],
    ['unequal shares', thirds],
  ])('of 100,000 visitors each variant gets its share, within one in a hundred: %s', (seed, variants) => {
    const counts = countDraws(seed, variants, ids);
    for (const { name, weight } of variants) {
      expect(Math.abs((counts.get(name) ?? 0) / 1000 - weight)).toBeLessThan(1);
    }
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(ids.length);
  });

  it('two seeds draw independently: who drew one variant of the first is split evenly by the second', () => {
    const drawn = ids.filter((id) => drawVariant({ seed: 'first', variants: half }, id)?.name === 'other');
    const again = countDraws('second', half, drawn).get('other') ?? 0;
    expect(Math.abs(again / drawn.length - 0.5)).toBeLessThan(0.02);
  });

  it('growing coverage adds visitors and moves none', () => {
    const cover = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.uuid(), fc.string(), cover, cover, (id, seed, one, two) => {
        const [less, more] = one < two ? [one, two] : [two, one];
        const before = drawVariant({ seed, variants: thirds, coverage: less }, id);
        const after = drawVariant({ seed, variants: thirds, coverage: more }, id);
        if (before) expect(after).toBe(before);
        expect(drawVariant({ seed, variants: thirds, coverage: 0 }, id)).toBeUndefined();
        expect(drawVariant({ seed, variants: thirds }, id)).toBeDefined();
      }),
      { numRuns: countTries(2000) },
    );
  });

  it('a tenth of coverage takes a tenth of the visitors', () => {
    const taken = ids.filter((id) => drawVariant({ seed: 'few', variants: half, coverage: 10 }, id)).length;
    expect(Math.abs(taken / ids.length - 0.1)).toBeLessThan(0.01);
  });
});
