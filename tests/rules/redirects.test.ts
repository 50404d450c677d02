import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { findPage } from '@/lib/page/find-page';
import { defineRedirects, findRedirect, type Redirect } from '@/lib/request/redirect';

/** What is wrong with a list of redirects; a target that is a page leads nowhere else, so there is no chain and no loop. */
function findRedirectFaults(redirects: readonly Redirect[]): string[] {
  return redirects.flatMap((redirect) => {
    const { path, to } = redirect;
    const isInApp = to.startsWith('/');
    const shape = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) ? [] : [`${path} is no path`];
    const address =
      isInApp || (URL.canParse(to) && new URL(to).protocol === 'https:' && new URL(to).href === to)
        ? []
        : [`${to} is neither a path nor a whole https address`];
    const perBrand = (redirect.brands ?? BRAND_CODES).flatMap((brand) => [
      ...(findPage(registry, brand, path) ? [`${path} is a page on ${brand}`] : []),
      ...(findRedirect(redirects, brand, path) === redirect ? [] : [`${path} stands twice on ${brand}`]),
      ...(isInApp && findRedirect(redirects, brand, to) ? [`${to} is redirected again on ${brand}`] : []),
      ...(isInApp && !findPage(registry, brand, to) ? [`${to} is no page on ${brand}`] : []),
    ]);
    return [...shape, ...address, ...perBrand];
  });
}

const base = { path: '/old', to: '/otc-savings', brands: ['m10'], permanent: true } as const;

describe('redirects', () => {
  it('are sound', () => {
    expect(findRedirectFaults(registry.redirects)).toEqual([]);
    expect(findRedirectFaults([base])).toEqual([]);
  });

  it.each([
    [{ path: '/privacy' }, '/privacy is a page on m10'],
    [{ path: 'old' }, 'old is no path'],
    [{ path: '/Old/' }, '/Old/ is no path'],
    [{ to: '/nope/at-all' }, '/nope/at-all is no page on m10'],
    [{ brands: ['m10', 'tqg'] }, '/otc-savings is no page on tqg'],
    [{ to: 'http://www.medicare.gov/' }, 'http://www.medicare.gov/ is neither a path nor a whole https address'],
    [{ to: 'javascript:alert(1)' }, 'javascript:alert(1) is neither a path nor a whole https address'],
    [{ to: 'https://www.medicare.gov' }, 'https://www.medicare.gov is neither a path nor a whole https address'],
  ] satisfies [Partial<Redirect>, string][])('%j is found at fault', (change, fault) => {
    expect(findRedirectFaults([{ ...base, ...change }])).toEqual([fault]);
  });

  it('loops, chains and doubles are found at fault', () => {
    expect(findRedirectFaults([{ ...base, to: '/old' }])).toContain('/old is redirected again on m10');
    expect(findRedirectFaults([base, { ...base, path: '/older', to: '/old' }])).toContain(
      '/old is redirected again on m10',
    );
    expect(findRedirectFaults([base, { ...base, to: '/' }])).toEqual(['/old stands twice on m10']);
  });

  it('an unknown brand does not compile', () => {
    // @ts-expect-error there is no such brand
    expect(defineRedirects([{ ...base, brands: ['nobody'] }])).toHaveLength(1);
  });
});
