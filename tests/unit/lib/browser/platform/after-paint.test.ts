// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { afterPaint, finishPaint } from '@/lib/browser/platform/after-paint';

function workInOrder() {
  const done: string[] = [];
  const add = (name: string) => afterPaint(() => void done.push(name));
  return { done, add };
}

test('works come in order once a frame is drawn, and each once', async () => {
  const { done, add } = workInOrder();
  add('save');
  add('tell');
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['save', 'tell']));
  finishPaint();
  expect(done).toEqual(['save', 'tell']);
});

test('what must find them done has them done before', () => {
  const { done, add } = workInOrder();
  add('save');
  finishPaint();
  expect(done).toEqual(['save']);
  // It does not wait for a paint that is over.
  add('tell');
  expect(done).toEqual(['save']);
  finishPaint();
  expect(done).toEqual(['save', 'tell']);
});

test('none is lost with the page, nor what another one adds', () => {
  const { done, add } = workInOrder();
  afterPaint(() => {
    done.push('answer');
    add('tell');
  });
  add('save');
  window.dispatchEvent(new Event('pagehide'));
  expect(done).toEqual(['answer', 'save', 'tell']);
});
