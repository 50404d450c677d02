import { expect, test, vi } from 'vitest';
import { runApart } from '@/lib/browser/platform/timers';

test('pieces run in order, each in a task of its own, and one that throws takes none with it', () => {
  const tasks: (() => unknown)[] = [];
  vi.stubGlobal('setTimeout', (task: () => unknown) => tasks.push(task));
  const done: string[] = [];
  const fail = () => {
    throw new Error('no tag manager');
  };
  runApart([() => done.push('user'), fail, () => done.push('experiment')]);
  // What comes after this test waits by the runner's own.
  vi.unstubAllGlobals();
  const [first, second, third] = tasks;
  expect(done).toEqual([]);
  first?.();
  expect(done).toEqual(['user']);
  expect(second).toThrow('no tag manager');
  third?.();
  expect(done).toEqual(['user', 'experiment']);
});
