import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { listRedirectFaults, listRemovedPathFaults } from '@/lib/lint/list-redirect-faults';
import { defineRedirects, type Redirect } from '@/lib/request/redirect';
import { makeLint } from '@/tests/support/page-lint';

const base = { path: '/old', to: '/otc-savings', brands: ['m10'], permanent: true } as const;

function find(...redirects: Redirect[]): string[] {
  return listRedirectFaults(makeLint({ redirects })).map(({ what }) => what);
}

describe('redirects', () => {
  it('are sound', () => {
    expect(find(base)).toEqual([]);
  });

  it.each([
    [{ path: '/privacy' }, '/privacy is a page on m10, so nobody is led on'],
    [{ path: 'old' }, 'old is no path'],
    [{ path: '/Old/' }, '/Old/ is no path'],
    [{ to: '/nope/at-all' }, '/nope/at-all is no page on m10'],
    [{ brands: ['m10', 'tqg'] }, '/otc-savings is no page on tqg'],
    [{ to: 'http://www.medicare.gov/' }, 'http://www.medicare.gov/ is neither a path nor a whole https address'],
    [{ to: 'javascript:alert(1)' }, 'javascript:alert(1) is neither a path nor a whole https address'],
    [{ to: 'https://www.medicare.gov' }, 'https://www.medicare.gov is neither a path nor a whole https address'],
    [{ to: '/old' }, '/old and /old lead in a circle on m10'],
  ] satisfies [Partial<Redirect>, string][])('%j is found at fault', (change, fault) => {
    expect(find({ ...base, ...change })).toEqual([fault]);
  });

  it('circles, chains and doubles are found at fault', () => {
    const back = { ...base, path: '/older', to: '/old' };
    expect(find(base, back)).toEqual(['/old is redirected again on m10']);
    expect(find({ ...base, to: '/older' }, back)).toContain('/old and /older lead in a circle on m10');
    expect(find(base, { ...base, to: '/' })).toEqual(['/old stands twice on m10']);
  });

  it('to a misspelled page are told which was meant', () => {
    expect(listRedirectFaults(makeLint({ redirects: [{ ...base, to: '/otc-saving' }] }))).toMatchObject([
      { entry: 'redirect /old', mend: 'Did you mean “/otc-savings”?' },
    ]);
  });

  it('an unknown brand does not compile', () => {
    // @ts-expect-error there is no such brand
    expect(defineRedirects([{ ...base, brands: ['nobody'] }])).toHaveLength(1);
  });
});

describe('a page that was there before', () => {
  const find = (path: string, redirects: readonly Redirect[] = []) =>
    listRemovedPathFaults([{ path, brands: ['m10', 'bh'] }], { ...registry, redirects }).map(({ what }) => what);

  it('leads somewhere still', () => {
    expect(find('/otc-savings')).toEqual([]);
    expect(find('/long-gone', [{ path: '/long-gone', to: '/', permanent: true }])).toEqual([]);
  });

  it('is missed on each brand that leads nowhere now', () => {
    expect(find('/long-gone')).toEqual(['/long-gone was a page on m10, bh and leads nowhere now']);
    expect(find('/long-gone', [{ path: '/long-gone', brands: ['m10'], to: '/', permanent: true }])).toEqual([
      '/long-gone was a page on bh and leads nowhere now',
    ]);
  });
});
