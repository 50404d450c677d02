import { describe, expect, it } from 'vitest';
import { formatPhone, phoneHref } from '@/lib/phone/format-phone';

describe('formatPhone', () => {
  it('writes a United States number as 1-xxx-xxx-xxxx', () => {
    expect(formatPhone('+12065550100')).toBe('1-206-555-0100');
  });

  it.each(['', '711', '+442079460000', '+1206555010', '2065550100'])('returns %j as it is', (number) => {
    expect(formatPhone(number)).toBe(number);
  });
});

describe('phoneHref', () => {
  it('keeps the country code and its plus', () => {
    expect(phoneHref('+12065550100')).toBe('tel:+12065550100');
  });
});
