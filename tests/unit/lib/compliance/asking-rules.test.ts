import { describe, expect, it } from 'vitest';
import {
  ASKING_RULES,
  CREDIT_NOT_ASKED_STATES,
  GENDER_NOT_ASKED_STATES,
  HEALTH_NOT_ASKED_STATES,
} from '@/lib/compliance/asking-rules';
import { findStateByZip } from '@/lib/form/zip-states';

describe('questions that some states keep out', () => {
  it('leaves out credit (A-20)', () => {
    expect(CREDIT_NOT_ASKED_STATES).toEqual(['CA', 'HI', 'MA', 'MD', 'MI', 'OR', 'UT', 'WA']);
    expect(ASKING_RULES.credit.must).toEqual(['CA', 'HI', 'MA']);
  });

  it('leaves out gender (A-21)', () => {
    expect(GENDER_NOT_ASKED_STATES).toEqual(['CA', 'HI', 'MA', 'MI', 'NC', 'PA']);
  });

  it('leaves out health (P-21, P-22)', () => {
    expect(HEALTH_NOT_ASKED_STATES).toEqual(['MD', 'NV', 'WA']);
  });

  it.each([
    ['90001', true],
    ['96813', true],
    ['02108', true],
    ['33101', false],
    ['75201', false],
  ])('a visitor in %s: credit left out %s', (zip, leftOut) => {
    expect(CREDIT_NOT_ASKED_STATES.includes(findStateByZip(zip)!)).toBe(leftOut);
  });
});
