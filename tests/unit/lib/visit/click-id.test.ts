import { expect, it } from 'vitest';
import { findClickId } from '@/lib/visit/click-id';
import { CLICK_IDENTIFIERS } from '@/lib/visit/click-identifiers';

it.each(CLICK_IDENTIFIERS)(
  '%s alone is the identifier of the click; of several, that of the largest network',
  (name) => {
    expect(findClickId({ utm_source: 'a', [name]: 'x' })).toBe('x');
    expect(findClickId({ [name]: 'x', gclid: 'g' })).toBe('g');
    expect(findClickId({ utm_source: 'a' })).toBeUndefined();
  },
);
