import { describe, expect, it } from 'vitest';
import { findArrivalSource } from '@/lib/visit/arrival';

const origin = 'https://meridian10.example';

describe('where a visitor came from', () => {
  it.each([
    ['a link on another page of the site', `${origin}/otc-savings?utm_campaign=x#faq`, '/otc-savings'],
    ['a link on a step of another page', `${origin}/otc-savings/zipcode`, '/otc-savings/zipcode'],
    ['a page whose name begins the same', `${origin}/go-4-benefits-es`, '/go-4-benefits-es'],
    ['the page itself', `${origin}/go-4-benefits`, undefined],
    ['a step of the page itself', `${origin}/go-4-benefits/zipcode`, undefined],
    ['another site', 'https://news.example/otc-savings', undefined],
    ['nowhere', '', undefined],
    ['something unreadable', 'about blank', undefined],
  ])('%s', (_case, referrer, source) => {
    expect(findArrivalSource({ referrer, origin, pagePath: '/go-4-benefits' })).toBe(source);
  });

  it('of the front page only itself is its own: all else lies on other pages', () => {
    expect(findArrivalSource({ referrer: `${origin}/tos`, origin, pagePath: '/' })).toBe('/tos');
    expect(findArrivalSource({ referrer: `${origin}/`, origin, pagePath: '/' })).toBeUndefined();
  });
});
