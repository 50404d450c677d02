import { describe, expect, it } from 'vitest';
import { isPlaceholderPlacement, parseLease } from '@/lib/phone/phone-lease';

const lease = { number: '+12065550123', expiresAt: 1_000_000, lastsMs: 300_000 };

describe('a phone lease', () => {
  it('holds until its expiry, not at it', () => {
    expect(parseLease(lease, 999_999)).toEqual(lease);
    expect(parseLease(lease, 1_000_000)).toBeUndefined();
  });

  it('that has more time left than it was given is none: the clock was set back', () => {
    expect(parseLease(lease, 700_000)).toEqual(lease);
    expect(parseLease(lease, 699_999)).toBeUndefined();
    const ofADay = { ...lease, expiresAt: 86_400_000, lastsMs: 86_400_000 };
    expect(parseLease(ofADay, 0)).toEqual(ofADay);
    expect(parseLease(ofADay, -1)).toBeUndefined();
  });

  it('of an earlier build, without a length, lasts 300 s', () => {
    const { lastsMs: _lastsMs, ...earlier } = lease;
    expect(parseLease(earlier, 700_000)).toEqual(lease);
    expect(parseLease(earlier, 699_999)).toBeUndefined();
  });

  it('anything that is no lease is none', () => {
    for (const input of [
      undefined,
      null,
      7,
      {},
      { number: '911', expiresAt: 9e9 },
      { number: '+12065550123', expiresAt: 'x' },
      { ...lease, lastsMs: 'x' },
    ]) {
      expect(parseLease(input, 0)).toBeUndefined();
    }
  });

  it('an all-zero placement is a placeholder', () => {
    expect(isPlaceholderPlacement('00000000-0000-0000-0000-000000000000')).toBe(true);
    expect(isPlaceholderPlacement('0a0')).toBe(false);
    expect(isPlaceholderPlacement('')).toBe(true);
  });
});
