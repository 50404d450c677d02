import { describe, expect, it } from 'vitest';
import { mixColors } from '@/lib/brand/tints';

describe('mixColors', () => {
  it('keeps either end and meets in the middle', () => {
    expect(mixColors('#ffffff', '#000000', 1)).toBe('#ffffff');
    expect(mixColors('#ffffff', '#000000', 0)).toBe('#000000');
    expect(mixColors('#ff0000', '#0000ff', 0.5)).toBe('#800080');
  });

  it('throws on a color it cannot read', () => {
    expect(() => mixColors('#fff', '#000000', 0.5)).toThrow('#fff');
  });
});
