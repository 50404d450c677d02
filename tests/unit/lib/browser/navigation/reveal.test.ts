// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { revealStep } from '@/lib/browser/navigation/reveal';

const scrollTo = vi.fn();

function show(formTop: number, isCalm: boolean) {
  document.body.innerHTML =
    '<div data-sticky="top" style="position: sticky"></div><form><h2 tabindex="-1">ZIP?</h2></form>';
  const [bar, form] = [document.querySelector<HTMLElement>('div')!, document.querySelector('form')!];
  vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(56);
  vi.spyOn(form, 'getBoundingClientRect').mockReturnValue({ top: formTop } as DOMRect);
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  window.scrollTo = scrollTo;
  revealStep(form, form.querySelector('h2'));
}

beforeEach(() => scrollTo.mockClear());

it('scrolls smoothly until the form stands 24 px under what sticks to the top, and puts focus on the heading', () => {
  show(300, false);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 300 - 56 - 24, behavior: 'smooth' });
  expect(document.activeElement?.tagName).toBe('H2');
});

it('jumps where less motion is wanted, and never above the page', () => {
  show(10, true);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});
