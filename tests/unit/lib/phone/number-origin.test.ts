import { describe, expect, it } from 'vitest';
import { callSheetMessages } from '@/funnels/messages/call-sheet';
import { findNumberOrigin } from '@/lib/phone/number-origin';

const own = '+12065550110';
const asked = { leased: undefined, own, isClosed: false, wasAsked: true, hasAnswer: true };

describe('why a visitor sees the number on the sheet', () => {
  it.each([
    ['another company has leased one', { leased: '+12065550199' }, 'company'],
    ['a company answered and gave none', {}, 'none-offered'],
    ['nobody answered', { hasAnswer: false }, 'not-answered'],
    ['nobody was asked', { wasAsked: false, hasAnswer: false }, 'own'],
    ['the office is closed, so nobody was asked', { isClosed: true, hasAnswer: false }, 'own'],
    ['the placement is a placeholder, so the own number was kept', { leased: own, hasAnswer: false }, 'own'],
    ['a lease outlives the hours', { leased: '+12065550199', isClosed: true }, 'company'],
  ] as const)('%s', (_case, change, origin) => {
    expect(findNumberOrigin({ ...asked, ...change })).toBe(origin);
  });

  it('is said in words of its own, in either language, and of no bid', () => {
    for (const { numberOrigins } of Object.values(callSheetMessages)) {
      const { company, ...told } = numberOrigins;
      expect(company).toBe('');
      expect(new Set(Object.values(told)).size).toBe(3);
      for (const words of Object.values(told)) expect(words).toMatch(/^(?!.*\b(bids?|pujas?)\b).*\{brand\}/);
    }
  });
});
