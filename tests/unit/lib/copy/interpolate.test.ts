import { describe, expect, it } from 'vitest';
import { interpolate } from '@/lib/copy/interpolate';

describe('interpolate', () => {
  it('fills every placeholder, each time it occurs', () => {
    expect(interpolate('Step {step} of {total}; {step}', { step: 2, total: 6 })).toBe('Step 2 of 6; 2');
  });

  it('leaves a text without placeholders alone', () => {
    expect(interpolate('Continue', {})).toBe('Continue');
  });

  it('does not read placeholders inside a value', () => {
    expect(interpolate('Call {number}', { number: '{tty}' })).toBe('Call {tty}');
  });

  it('throws by name when a value is missing', () => {
    expect(() => interpolate('Call {number}', {})).toThrow('{number}');
  });
});
