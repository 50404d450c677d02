import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import type { Palette } from '@/lib/brand/theme';
import { mixTints, type Tints } from '@/lib/brand/tints';
import { FAILED_COLOR, LOADING_COLOR } from '@/components/shell/loading-colors';
import { contrast } from '../support/contrast';

type Role = keyof Palette | keyof Tints;

/** What must be told apart, from what, and by how much (design brief; compliance W-13). */
const RULES: readonly { readonly roles: readonly Role[]; readonly on: readonly Role[]; readonly atLeast: number }[] = [
  { roles: ['text'], on: ['page', 'surface', 'band'], atLeast: 7 },
  { roles: ['muted', 'accent', 'danger', 'success'], on: ['page', 'surface', 'band'], atLeast: 4.5 },
  { roles: ['accentText'], on: ['accent'], atLeast: 4.5 },
  { roles: ['highlightText'], on: ['highlight'], atLeast: 4.5 },
  { roles: ['text'], on: ['tintSoft', 'highlightSoft'], atLeast: 4.5 },
  { roles: ['accent'], on: ['tintSoft', 'highlightSoft'], atLeast: 4.5 },
  { roles: ['control', 'focus'], on: ['page', 'surface', 'band'], atLeast: 3 },
];

const cases = Object.values(brands).flatMap((brand) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    RULES.flatMap(({ roles, on, atLeast }) =>
      roles.flatMap((role) => on.map((ground) => ({ code: brand.code, scheme, role, ground, atLeast }))),
    ),
  ),
);

describe('every brand can be read in both schemes', () => {
  it.each(cases)('$code $scheme: $role on $ground is $atLeast:1', ({ code, scheme, role, ground, atLeast }) => {
    const palette = { ...brands[code].theme[scheme], ...mixTints(brands[code].theme[scheme]) };
    expect(contrast(palette[role], palette[ground])).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('the loading bar can be seen on every page', () => {
  const grounds = Object.values(brands).flatMap(({ theme }) => [theme.light.page, theme.dark.page]);

  it.each([LOADING_COLOR, FAILED_COLOR])('%s is 3:1 on light and dark pages', (color) => {
    for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(3);
  });
});
