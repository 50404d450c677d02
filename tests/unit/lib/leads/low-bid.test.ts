import { expect, it } from 'vitest';
import { isLowBid } from '@/lib/leads/low-bid';

it('a bid under 10 is low', () => {
  expect(isLowBid(9.99)).toBe(true);
  expect(isLowBid(10)).toBe(false);
});
