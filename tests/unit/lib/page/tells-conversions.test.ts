import { expect, test } from 'vitest';
import { pages } from '@/funnels/pages';
import { tellsConversions } from '@/lib/page/tells-conversions';

test('pages for people with a condition keep to themselves who called, however they are named', () => {
  const silent = pages.filter((page) => !tellsConversions(page)).map(({ path }) => path);
  expect(silent).toEqual(
    expect.arrayContaining(['/csnp-allowance', '/csnp-allowance-now', '/get-yours-csnp', '/chat-ad-csnp']),
  );
  expect(silent).not.toContain('/otc-savings');
});

test('a page says otherwise itself', () => {
  const [page] = pages.filter(({ path }) => path === '/csnp-allowance');
  if (!page) throw new Error('no such page');
  expect(tellsConversions({ ...page, tellsConversions: true })).toBe(true);
  expect(tellsConversions({ ...page, path: '/x', name: 'x', headline: 'x', title: 'x', tellsConversions: false })).toBe(
    false,
  );
});
