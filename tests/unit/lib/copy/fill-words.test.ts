import { describe, expect, it } from 'vitest';
import { fillWords } from '@/lib/copy/fill-words';

describe('fillWords', () => {
  it('fills every placeholder, each time it occurs', () => {
    expect(fillWords('Step {step} of {total}; {step}', { step: 2, total: 6 })).toBe('Step 2 of 6; 2');
  });

  it('leaves a text without placeholders alone', () => {
    expect(fillWords('Continue', {})).toBe('Continue');
  });

  it('does not read placeholders inside a value', () => {
    expect(fillWords('Call {number}', { number: '{tty}' })).toBe('Call {tty}');
  });

  it('throws by name when a value is missing', () => {
    expect(() => fillWords('Call {number}', {})).toThrow('{number}');
  });
});
