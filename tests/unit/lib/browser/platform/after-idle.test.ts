// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { runAfterIdle } from '@/lib/browser/platform/after-idle';

afterEach(() => {
  vi.useRealTimers();
});

it('where the browser has no idle callback, work begins 50 ms later', () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const work = vi.fn();
  runAfterIdle(work);
  vi.advanceTimersByTime(49);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

it('where it has one, work waits for it', () => {
  const waiting: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => waiting.push(work));
  const work = vi.fn();
  runAfterIdle(work);
  expect(work).not.toHaveBeenCalled();
  waiting.forEach((run) => run({ didTimeout: false, timeRemaining: () => 1 }));
  expect(work).toHaveBeenCalledOnce();
});
