import { describe, expect, it } from 'vitest';
import { isPlaceholderPlacement, parseLease } from '@/lib/phone/phone-lease';

const lease = { number: '+12065550123', expiresAt: 1000 };

describe('a phone lease', () => {
  it('holds until its expiry, not at it', () => {
    expect(parseLease(lease, 999)).toEqual(lease);
    expect(parseLease(lease, 1000)).toBeUndefined();
  });

  it('anything that is no lease is none', () => {
    for (const input of [
      undefined,
      null,
      7,
      {},
      { number: '911', expiresAt: 9e9 },
      { number: '+12065550123', expiresAt: 'x' },
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
