// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepAnswersUncovered } from '@/lib/browser/page/covered-answers';

let button: { top: number; bottom: number; height: number };

const bar = () => document.querySelector('aside')!;

function moveButton(top: number, height = 56): void {
  button = { top, bottom: top + height, height };
}

beforeEach(() => {
  document.body.innerHTML =
    '<form data-form="medicare" data-past-opening=""><button type="submit"></button></form><aside data-block-id="call-bar"></aside>';
  vi.spyOn(bar(), 'getBoundingClientRect').mockReturnValue({ top: 575, bottom: 664 } as DOMRect);
  vi.spyOn(document.querySelector('button')!, 'getBoundingClientRect').mockImplementation(() => button as DOMRect);
});

it.each([
  ['above it', 500, 56, false],
  ['half under it', 540, 56, true],
  ['under it', 590, 56, true],
  ['below the window', 664, 56, false],
  ['not drawn', 600, 0, false],
])('the call bar and an answer %s', (_, top, height, yields) => {
  moveButton(top, height);
  const stop = keepAnswersUncovered();
  window.dispatchEvent(new Event('scroll'));
  expect(bar().hasAttribute('data-yields')).toBe(yields);
  stop();
  expect(bar().hasAttribute('data-yields')).toBe(false);
});

it('the bar waits on the first screen until the first question is answered or a screen is scrolled past', async () => {
  const form = document.querySelector('form')!;
  form.removeAttribute('data-past-opening');
  moveButton(300);
  const stop = keepAnswersUncovered();
  // A browser tells of the body's first size itself.
  window.dispatchEvent(new Event('resize'));
  expect(bar().hasAttribute('data-yields')).toBe(true);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(window.innerHeight);
  window.dispatchEvent(new Event('scroll'));
  expect(bar().hasAttribute('data-yields')).toBe(false);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  window.dispatchEvent(new Event('scroll'));
  expect(bar().hasAttribute('data-yields')).toBe(true);
  form.setAttribute('data-past-opening', '');
  await vi.waitFor(() => expect(bar().hasAttribute('data-yields')).toBe(false));
  stop();
});

it('a step that is drawn anew is looked at as well', async () => {
  moveButton(300);
  const stop = keepAnswersUncovered();
  moveButton(600);
  document.querySelector('form')!.append(document.createElement('p'));
  await vi.waitFor(() => expect(bar().hasAttribute('data-yields')).toBe(true));
  stop();
});

it('while a consent is asked for the bar stands at the end of the page', async () => {
  moveButton(300);
  const stop = keepAnswersUncovered();
  const terms = document.createElement('span');
  terms.dataset['consentTerms'] = '';
  document.querySelector('form')!.append(terms);
  await vi.waitFor(() => expect(bar().hasAttribute('data-at-end')).toBe(true));
  terms.remove();
  await vi.waitFor(() => expect(bar().hasAttribute('data-at-end')).toBe(false));
  stop();
});

it('a page without a form, or without the bar, has nothing to watch', () => {
  document.body.innerHTML = '<aside data-block-id="call-bar"></aside>';
  expect(keepAnswersUncovered()).not.toThrow();
  document.body.innerHTML = '<form data-form="medicare"></form>';
  expect(keepAnswersUncovered()).not.toThrow();
});
