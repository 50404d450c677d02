// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPointersFromReact } from '@/lib/browser/platform/react-listening';

const heard = vi.fn<(event: string) => void>();

function Button({ id, onward }: { readonly id: string; readonly onward?: string }) {
  const hear = ({ type }: { readonly type: string }) => heard(`${type} ${id}`);
  const hearing = {
    onMouseEnter: hear,
    onMouseOver: hear,
    onPointerDown: hear,
    onTouchStart: hear,
    onFocus: hear,
    onClick: hear,
  };
  return <button id={id} type="button" data-onward={onward} {...hearing} />;
}

const buttons = (
  <>
    <Button id="answer" onward="1" />
    <Button id="other" />
  </>
);
const page = (
  <html lang="en">
    <head />
    <body>{buttons}</body>
  </html>
);

/** As a finger that comes down, seen as a mouse that comes from the page. */
function tap(id: string): void {
  const button = document.querySelector(`#${id}`)!;
  document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: button }));
  const events = [
    new PointerEvent('pointerdown', { bubbles: true }),
    new Event('touchstart', { bubbles: true }),
    new MouseEvent('mouseover', { bubbles: true, relatedTarget: document.body }),
    new FocusEvent('focusin', { bubbles: true }),
    new MouseEvent('click', { bubbles: true }),
  ];
  for (const event of events) button.dispatchEvent(event);
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React listens to each document once.
  vi.stubGlobal('document', document.implementation.createHTMLDocument());
  document.documentElement.lang = 'en';
  document.body.innerHTML = renderToString(buttons);
});
afterEach(() => act(async () => root.unmount()));

function setHover(hover: 'hover' | 'none'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(any-hover: ${hover})` }));
}

it('of a finger on an answer React hears the focus and the click alone, of touches nowhere, and everyone else hears all', async () => {
  setHover('hover');
  const elsewhere = vi.fn<(type: string) => void>();
  const hearElsewhere = ({ type }: Event) => elsewhere(type);
  keepPointersFromReact();
  document.addEventListener('pointerdown', hearElsewhere);
  await act(async () => (root = hydrateRoot(document, page)));
  document.addEventListener('touchstart', hearElsewhere);
  tap('other');
  expect(heard.mock.calls.flat()).toEqual(
    ['mouseenter', 'pointerdown', 'mouseover', 'focus', 'click'].map((type) => `${type} other`),
  );
  heard.mockClear();
  elsewhere.mockClear();
  tap('answer');
  expect(heard.mock.calls.flat()).toEqual(['focus answer', 'click answer']);
  expect(elsewhere.mock.calls.flat()).toEqual(['pointerdown', 'touchstart']);
  expect(Object.hasOwn(document, 'addEventListener')).toBe(false);
});

it('where nothing can hover, React hears of no hovering', async () => {
  setHover('none');
  keepPointersFromReact();
  await act(async () => (root = hydrateRoot(document, page)));
  heard.mockClear();
  tap('other');
  expect(heard.mock.calls.flat()).toEqual(['pointerdown', 'focus', 'click'].map((type) => `${type} other`));
});
