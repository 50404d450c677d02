// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigateTo } from '@/lib/browser/navigation/navigate';
import { ignoreSamePageLinks } from '@/lib/browser/navigation/same-page-links';
import { leaveFor } from '@/lib/browser/navigation/step-moves';

const assign = vi.fn();
ignoreSamePageLinks();

beforeEach(() => {
  vi.restoreAllMocks();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  window.history.replaceState(null, '', '/otc-savings?utm_source=a');
  delete document.documentElement.dataset['failed'];
});

describe('navigateTo', () => {
  it('leads to a path of this site', () => {
    navigateTo('/privacy');
    expect(assign).toHaveBeenCalledWith('/privacy');
  });

  it('an external address is refused with the exact text, the location unchanged', () => {
    expect(() => {
      navigateTo('https://evil.test/');
    }).toThrow('Navigating to an external URL is not allowed by default. Use navigateTo(url, { external: true })');
    expect(assign).not.toHaveBeenCalled();
  });

  it('an external address that is marked leads there', () => {
    navigateTo('https://partner.test/a', { external: true });
    expect(assign).toHaveBeenCalledWith('https://partner.test/a');
  });

  it('a form leaves for its destination with the query, and nowhere without one', async () => {
    await leaveFor(undefined);
    expect(assign).not.toHaveBeenCalled();
    await leaveFor('/ads');
    expect(assign).toHaveBeenCalledWith('/ads?utm_source=a');
  });

  it('a form whose destination is external is refused', async () => {
    await expect(leaveFor('//evil.test/')).rejects.toThrow('external');
  });
});

describe('links to the path on screen', () => {
  function click(html: string, options: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    document.querySelector('a span, a')?.dispatchEvent(event);
    return !event.defaultPrevented;
  }

  it.each([
    ['the same path', '<a href="/otc-savings"><span>x</span></a>', false],
    ['the same path, another query', '<a href="/otc-savings?a=1">x</a>', false],
    ['a place on the page', '<a href="#disclosures">x</a>', true],
    ['another path', '<a href="/privacy">x</a>', true],
    ['another site', '<a href="https://other.test/otc-savings">x</a>', true],
    ['another tab', '<a href="/otc-savings" target="_blank">x</a>', true],
    ['a number to call', '<a href="tel:+12065550110">x</a>', true],
  ])('%s: %s', (_, html, works) => {
    expect(click(html)).toBe(works);
  });

  it('opening it in another tab works', () => {
    expect(click('<a href="/otc-savings">x</a>', { ctrlKey: true })).toBe(true);
  });

  it('the error view’s link loads the page again', () => {
    document.documentElement.dataset['failed'] = '';
    expect(click('<a href="">x</a>')).toBe(true);
  });
});
