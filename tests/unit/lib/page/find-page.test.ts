import { describe, expect, it } from 'vitest';
import { forms } from '@/funnels/forms';
import { findPage } from '@/lib/page/find-page';
import { definePage, type Page } from '@/lib/page/page';
import type { FormName } from '@/lib/names/page-names';

function page(path: string, more: Partial<Page> = {}): Page {
  const words = { description: 'd', headline: 'h', subheadline: 's' };
  return definePage({
    name: path,
    path,
    brands: ['m10'],
    template: 'landing',
    body: [],
    form: 'medicare',
    ...words,
    ...more,
  });
}

const home = page('/');
const savings = page('/otc-savings', { brands: ['m10', 'bh'] });
const longer = page('/otc-savings/more');
const { form: _form, ...withoutForm } = page('/tos');
const steps = { steps: ['zipcode'] } as const;
const pages = {
  pages: [home, savings, longer, withoutForm],
  forms: Object.fromEntries(Object.keys(forms).map((name) => [name, steps])) as Record<FormName, typeof steps>,
};

describe('findPage', () => {
  it('finds a page, and a page with one further segment as its step', () => {
    expect(findPage(pages, 'm10', '/otc-savings')).toEqual({ page: savings });
    expect(findPage(pages, 'm10', '/otc-savings/zipcode')).toEqual({ page: savings, stepName: 'zipcode' });
    expect(findPage(pages, 'm10', '/zipcode')).toEqual({ page: home, stepName: 'zipcode' });
  });

  it('the longest registered path is the page', () => {
    expect(findPage(pages, 'm10', '/otc-savings/more')).toEqual({ page: longer });
    expect(findPage(pages, 'm10', '/otc-savings/more/zipcode')).toEqual({ page: longer, stepName: 'zipcode' });
  });

  it('an unknown step is the page itself, except under the front page', () => {
    expect(findPage(pages, 'm10', '/otc-savings/nope')).toEqual({ page: savings, unknownStep: 'nope' });
    expect(findPage(pages, 'm10', '/nope')).toBeUndefined();
  });

  it('two further segments are no page', () => {
    expect(findPage(pages, 'm10', '/otc-savings/zipcode/x')).toBeUndefined();
    expect(findPage(pages, 'm10', '//zipcode')).toBeUndefined();
  });

  it('a brand that the page does not list has no such page', () => {
    expect(findPage(pages, 'tqg', '/otc-savings')).toBeUndefined();
    expect(findPage(pages, 'bh', '/otc-savings/zipcode')).toMatchObject({ page: savings });
  });

  it('a page without a form has no steps, and a trailing slash is not a step', () => {
    expect(findPage(pages, 'm10', '/tos/zipcode')).toBeUndefined();
    expect(findPage(pages, 'm10', '/otc-savings/')).toBeUndefined();
  });
});
