import { expect, it } from 'vitest';
import { buildTone } from '@/components/ui/tone';
import { brands } from '@/funnels/brands';

it('a part is in the opposite tone where its brand says so, and carries no attribute anywhere else', () => {
  const { tqg, bh, m10 } = brands;
  expect(buildTone(tqg.theme, 'header')).toEqual({ 'data-tone': 'inverse' });
  expect(buildTone(tqg.theme, 'call-to-action')).toEqual({});
  expect(buildTone(bh.theme, 'call-to-action')).toEqual({ 'data-tone': 'inverse' });
  expect(buildTone(m10.theme, 'footer')).toEqual({});
});
