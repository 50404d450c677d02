import { expect, test } from 'vitest';
import { isNewMagnitude, ViolationCounter } from '@/lib/server/route/violation-counter';

test('each directive and host is counted for itself', () => {
  const counter = new ViolationCounter();
  counter.add({ directive: 'img-src', host: 'a.example' });
  expect(counter.add({ directive: 'img-src', host: 'a.example' }).count).toBe(2);
  expect(counter.add({ directive: 'script-src', host: 'a.example' }).count).toBe(1);
  expect(counter.list()).toEqual([
    { directive: 'img-src', host: 'a.example', count: 2 },
    { directive: 'script-src', host: 'a.example', count: 1 },
  ]);
});

test('a flood of made-up hosts takes no more memory, and a kind that is known is still told apart', () => {
  const counter = new ViolationCounter();
  for (let index = 0; index < 5000; index += 1) counter.add({ directive: 'img-src', host: `h${index}.example` });
  expect(counter.list()).toHaveLength(201);
  expect(counter.list().at(-1)).toEqual({ directive: 'img-src', host: 'other', count: 4800 });
  expect(counter.add({ directive: 'img-src', host: 'h7.example' })).toMatchObject({ host: 'h7.example', count: 2 });
});

test('the log hears of a kind each time that it is ten times as many', () => {
  const counts = Array.from({ length: 2000 }, (_, index) => index + 1);
  expect(counts.filter(isNewMagnitude)).toEqual([1, 10, 100, 1000]);
});
