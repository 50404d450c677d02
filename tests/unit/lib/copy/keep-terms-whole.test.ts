import { expect, it } from 'vitest';
import { keepTermsWhole } from '@/lib/copy/keep-terms-whole';

it('lets no line end inside SR-22, D-SNP and their like, whatever the data looks like', () => {
  const data = { title: 'An SR-22', rows: [['D-SNPs', 'C-SNP'], ['HMO-POS']], isOpen: true, count: 2, none: null };
  expect(keepTermsWhole(data)).toEqual({
    title: 'An SR-\u206022',
    rows: [['D-\u2060SNPs', 'C-\u2060SNP'], ['HMO-\u2060POS']],
    isOpen: true,
    count: 2,
    none: null,
  });
});

it('leaves other hyphens, addresses and numbers as they are', () => {
  for (const text of ['two-door', 'SSR-22', 'SR-221', '1-800-MEDICARE', '/shop-4-dsnp-otc', '1958-04-25'])
    expect(keepTermsWhole(text)).toBe(text);
});
