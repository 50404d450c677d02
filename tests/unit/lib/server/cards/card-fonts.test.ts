import { expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { readCardFonts } from '@/lib/server/cards/card-fonts';

it.each(Object.values(brands).map((brand) => [brand.code, brand.theme] as const))(
  '%s has its faces',
  (_code, theme) => {
    const [heading, text] = readCardFonts(theme);
    expect([heading?.name, text?.name]).toEqual(['heading', 'text']);
    // Drawn without unpacking: WOFF, not WOFF2.
    for (const font of [heading, text]) expect(font?.data.subarray(0, 4).toString()).toBe('wOFF');
  },
);

it('reads each file once', () => {
  expect(readCardFonts(brands.m10.theme)[0]?.data).toBe(readCardFonts(brands.m10es.theme)[0]?.data);
});
