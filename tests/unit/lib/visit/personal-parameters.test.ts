import { expect, it } from 'vitest';
import { findPersonalParameters } from '@/lib/visit/personal-parameters';

it('takes no control characters out of an address: they would weigh six letters each in the sealed cookie', () => {
  const found = findPersonalParameters(new URLSearchParams('firstname=Ma%00ry%7F%0A&email=%01%02&phone=%C2%85'));
  expect(found).toEqual({ firstname: 'Mary' });
});
