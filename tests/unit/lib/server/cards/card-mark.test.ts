import { expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { readCardMark } from '@/lib/server/cards/card-mark';

it.each(Object.values(brands).map((brand) => [brand.code, brand] as const))(
  'the mark of %s is a drawing',
  (_code, brand) => {
    const [type, data = ''] = readCardMark(brand).split(',');
    expect(type).toBe('data:image/svg+xml;base64');
    expect(Buffer.from(data, 'base64').toString()).toMatch(/^<svg /);
  },
);
