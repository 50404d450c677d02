// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchTaps } from '@/lib/browser/form/watch-taps';
import { settle } from '@/tests/support/funnel-dependencies';

const guardTaps = vi.fn();
const stopGuard = vi.fn();
let form: HTMLFormElement;
let idle: (() => void)[];
let stop: () => void;

beforeEach(() => {
  form = document.createElement('form');
  idle = [];
  guardTaps.mockReset().mockReturnValue(stopGuard);
  stopGuard.mockReset();
  stop = watchTaps(form, { loadAnswers: async () => ({ guardTaps }), runAfterIdle: (work) => void idle.push(work) });
});

afterEach(() => {
  stop();
});

it('a page that is quiet is guarded, once', async () => {
  idle.forEach((work) => work());
  await settle();
  form.dispatchEvent(new PointerEvent('pointerdown'));
  await settle();
  expect(guardTaps.mock.calls).toEqual([[form, []]]);
});

it('a press before that brings the guard, which is told of all that came until it was there', async () => {
  const events = [new PointerEvent('pointerdown'), new MouseEvent('click'), new PointerEvent('pointerdown')];
  for (const event of events) form.dispatchEvent(event);
  await settle();
  idle.forEach((work) => work());
  await settle();
  expect(guardTaps.mock.calls).toEqual([[form, events]]);
});

it('a press before any script brings the guard too, unless it repeats the one that led here', async () => {
  const button = document.createElement('button');
  const taken = { button, pointer: new PointerEvent('pointerdown'), click: new MouseEvent('click', { detail: 1 }) };
  const watchAgain = () => {
    stop();
    window.earlyTaps = { presses: [taken], links: [], end: () => undefined };
    stop = watchTaps(form, { loadAnswers: async () => ({ guardTaps }), runAfterIdle: () => undefined });
  };
  watchAgain();
  await settle();
  expect(guardTaps.mock.calls).toEqual([[form, [taken.pointer, taken.click]]]);
  expect(window.earlyTaps?.presses).toEqual([taken]);
  sessionStorage.setItem('funnel.left-press', String(Date.now() - 200));
  watchAgain();
  expect(window.earlyTaps?.presses).toEqual([]);
});

it('nothing is guarded after a stop', async () => {
  idle.forEach((work) => work());
  stop();
  await settle();
  expect(guardTaps).not.toHaveBeenCalled();
});

it('a stop takes the guard away', async () => {
  idle.forEach((work) => work());
  await settle();
  stop();
  expect(stopGuard).toHaveBeenCalledOnce();
});

it.each([
  ['tapped just before', 200, 0, 0],
  ['tapped a second before', 1000, 0, 1],
  ['tapped just before, which has to wait until the page has started', 1500, 1200, 0],
])('a tap on a page to which a press led that was %s', async (_when, age, waited, through) => {
  stop();
  sessionStorage.setItem('funnel.left-press', String(Date.now() - age));
  stop = watchTaps(form, { loadAnswers: async () => ({ guardTaps }), runAfterIdle: (work) => void idle.push(work) });
  document.body.append(form);
  const pressed = vi.fn();
  form.addEventListener('click', pressed);
  const click = new MouseEvent('click', { bubbles: true, detail: 1 });
  Object.defineProperty(click, 'timeStamp', { value: performance.now() - waited });
  form.dispatchEvent(click);
  expect(pressed).toHaveBeenCalledTimes(through);
  form.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(pressed).toHaveBeenCalledTimes(through + 1);
  expect(sessionStorage.getItem('funnel.left-press')).toBeNull();
});
