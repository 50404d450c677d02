import { expect, it } from 'vitest';
import { buildTitle } from '@/lib/page/page-title';

it('the title of a page is followed by the name of the site, or is that name', () => {
  expect(buildTitle('Benefits', 'Meridian 10')).toBe('Benefits – Meridian 10');
  expect(buildTitle(undefined, 'Meridian 10')).toBe('Meridian 10');
  expect(buildTitle('', 'Meridian 10')).toBe('Meridian 10');
});
