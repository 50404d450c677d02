// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  carryOutEarlyPress,
  dropEarlyPresses,
  listEarlyLinkClicks,
  listEarlyPresses,
} from '@/lib/browser/platform/early-taps';

const pressed = vi.fn();
const end = vi.fn();
let button: HTMLButtonElement;

beforeEach(() => {
  pressed.mockReset();
  end.mockReset();
  document.body.innerHTML = '<button aria-busy="true"></button>';
  button = document.body.firstElementChild as HTMLButtonElement;
  button.addEventListener('click', pressed);
  window.earlyTaps = { presses: [{ button, click: new MouseEvent('click') }], links: [new MouseEvent('click')], end };
});

it('the press is carried out once, and nothing more is collected', () => {
  carryOutEarlyPress();
  carryOutEarlyPress();
  expect(pressed).toHaveBeenCalledOnce();
  expect(end).toHaveBeenCalledOnce();
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect([listEarlyPresses(), listEarlyLinkClicks()]).toEqual([[], []]);
});

it('listening has ended before the button is pressed, or the press would be taken again', () => {
  pressed.mockImplementation(() => expect(end).toHaveBeenCalledOnce());
  carryOutEarlyPress();
  expect(pressed).toHaveBeenCalledOnce();
});

it('a press that is dropped, or whose button is gone, presses nothing', () => {
  dropEarlyPresses();
  expect(button.hasAttribute('aria-busy')).toBe(false);
  carryOutEarlyPress();
  window.earlyTaps = { presses: [{ button, click: new MouseEvent('click') }], links: [], end };
  button.remove();
  carryOutEarlyPress();
  expect(pressed).not.toHaveBeenCalled();
});

it('without a starter there is nothing to do', () => {
  delete window.earlyTaps;
  carryOutEarlyPress();
  expect(listEarlyLinkClicks()).toEqual([]);
});
