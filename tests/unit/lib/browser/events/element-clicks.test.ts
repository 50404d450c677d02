// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { watchElementClicks } from '@/lib/browser/events/element-clicks';
import { finishPaint } from '@/lib/browser/platform/after-paint';

it('a click on a link is told of at once, one on a button behind what it shows or before the page is left', () => {
  document.body.innerHTML = '<a id="call" href="tel:+12065550110">Call</a><button id="yes" type="button">Yes</button>';
  const told: unknown[] = [];
  watchElementClicks((_name, props) => void told.push((props as { readonly tagName: string }).tagName));
  document.getElementById('yes')!.click();
  document.getElementById('call')!.click();
  expect(told).toEqual(['a']);
  finishPaint();
  expect(told).toEqual(['a', 'button']);
});
