// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOutAhead } from '@/lib/browser/answers/lay-out-ahead';

const STEP = '<div><h2></h2><p id="read"></p></div>';
const AHEAD = '<div data-ahead="1"><h2></h2><p id="first"></p></div><div data-ahead="1 2"><p id="second"></p></div>';

const measured: string[] = [];
let idle: (() => void)[] = [];
let stop: () => void;

function rest(): void {
  const works = idle;
  idle = [];
  for (const work of works) work();
}

beforeEach(() => {
  measured.length = 0;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    measured.push(this.id);
    return new DOMRect();
  });
  document.body.innerHTML = `<form>${STEP}${AHEAD}</form>`;
  stop = layOutAhead(document.querySelector('form')!);
});

afterEach(() => stop());

it('lays out all steps ahead once the page is quiet, and nothing else', () => {
  expect(measured).toEqual([]);
  rest();
  expect(measured).toEqual(['first', 'second']);
});

it('lays out what comes to stand ahead later, until it is stopped', async () => {
  rest();
  measured.length = 0;
  const form = document.querySelector('form')!;
  form.innerHTML = `${STEP}<div data-ahead="1"><p id="third"></p></div>`;
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  rest();
  expect(measured).toEqual(['third']);
  stop();
  form.innerHTML = `${STEP}${AHEAD}`;
  await new Promise((resolve) => setTimeout(resolve));
  expect(idle).toEqual([]);
});
