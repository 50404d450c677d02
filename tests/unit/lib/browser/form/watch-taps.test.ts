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
  expect(guardTaps.mock.calls).toEqual([[form, undefined]]);
});

it('a press before that brings the guard, which is told of it', async () => {
  const press = new PointerEvent('pointerdown');
  form.dispatchEvent(press);
  await settle();
  idle.forEach((work) => work());
  await settle();
  expect(guardTaps.mock.calls).toEqual([[form, press]]);
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
