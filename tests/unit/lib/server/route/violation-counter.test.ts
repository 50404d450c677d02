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

test('a flood of made-up hosts takes no more memory, and hides no host that is reported again and again', () => {
  const counter = new ViolationCounter();
  const real = { directive: 'img-src', host: 'real.example' };
  for (let index = 0; index < 5000; index += 1) {
    counter.add({ directive: 'img-src', host: `h${index}.example` });
    if (index >= 1000 && index % 100 === 0) counter.add(real);
  }
  expect(counter.list()).toHaveLength(200);
  expect(counter.isFull()).toBe(true);
  expect(counter.add(real).count).toBe(41);
});

test('the log hears of a kind each time that it is ten times as many', () => {
  const counts = Array.from({ length: 2000 }, (_, index) => index + 1);
  expect(counts.filter(isNewMagnitude)).toEqual([1, 10, 100, 1000]);
});
