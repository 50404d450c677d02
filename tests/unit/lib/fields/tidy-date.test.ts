import { expect, it } from 'vitest';
import { formatWhileTyping } from '@/lib/fields/format-typing';
import { tidyDate } from '@/lib/fields/tidy-date';

it.each([
  ['March 5, 1957', '1957-03-05'],
  ['3/5/1957', '1957-03-05'],
  ['25/3/1957', '1957-03-25'],
  ['1957-3-5', '1957-03-05'],
  ['3/5/57', '3/5/57'],
  ['2/30/1957', '2/30/1957'],
  ['3/5', '3/5'],
  ['', ''],
])('%j is %j', (text, expected) => {
  expect(tidyDate(text)).toBe(expected);
  expect(formatWhileTyping('driver2Dob', text, '')).toBe(expected);
});
