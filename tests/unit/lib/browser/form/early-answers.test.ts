// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { isAnswerOnTheWay } from '@/lib/browser/answers/answer-ahead';
import { giveEarlyAnswers } from '@/lib/browser/form/early-answers';
import { settle } from '@/tests/support/funnel-dependencies';

let form: HTMLFormElement;
const heard: string[] = [];
let ended: boolean;

const find = (id: string): HTMLButtonElement => document.getElementById(id) as HTMLButtonElement;

function wasPressed(...ids: string[]): void {
  const presses = ids.map((id) => ({ button: find(id), click: new MouseEvent('click', { detail: 1 }) }));
  presses.forEach(({ button }) => button.setAttribute('aria-busy', 'true'));
  window.earlyTaps = { presses, links: [], end: () => (ended = true) };
}

/** As the form does once an answer is taken. */
async function moveOn(): Promise<void> {
  document.getElementById('first')?.remove();
  document.getElementById('ahead')?.removeAttribute('data-ahead');
  await vi.waitFor(() => expect(isAnswerOnTheWay()).toBe(false));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  heard.length = 0;
  ended = false;
  document.body.innerHTML = `<form>
    <div id="first"><button id="yes" type="button" data-onward="1">Yes</button></div>
    <div id="ahead" data-ahead="1"><button id="one" type="button">1</button><button id="two" type="button">2</button></div>
  </form>`;
  form = document.querySelector('form')!;
  form.addEventListener('click', ({ target }) => heard.push((target as Element).id));
});

it('the first answer is given at once, and looks taken until the form has moved', async () => {
  wasPressed('yes');
  void giveEarlyAnswers();
  expect([heard, ended, find('yes').getAttribute('aria-busy')]).toEqual([['yes'], true, 'true']);
  await moveOn();
  expect(heard).toEqual(['yes']);
});

it('an answer to the step ahead is given once the form is there', async () => {
  wasPressed('yes', 'one');
  void giveEarlyAnswers();
  await settle();
  expect(heard).toEqual(['yes']);
  await moveOn();
  expect([heard, find('one').hasAttribute('aria-busy')]).toEqual([['yes', 'one'], false]);
});

it('what is pressed there while the form moves is taken too, and the last press counts', async () => {
  wasPressed('yes', 'one');
  void giveEarlyAnswers();
  find('two').click();
  expect([heard, find('one').hasAttribute('aria-busy'), find('two').getAttribute('aria-busy')]).toEqual([
    ['yes'],
    false,
    'true',
  ]);
  await moveOn();
  expect(heard).toEqual(['yes', 'two']);
  find('one').click();
  expect(heard).toEqual(['yes', 'two', 'one']);
});

it('where the first answer was not taken, the later one is dropped, and both are free again', async () => {
  wasPressed('yes', 'one');
  void giveEarlyAnswers();
  await settle();
  find('yes').removeAttribute('aria-busy');
  await vi.waitFor(() => expect(isAnswerOnTheWay()).toBe(false));
  await new Promise((resolve) => setTimeout(resolve));
  expect([heard, document.querySelectorAll('[aria-busy]')]).toEqual([['yes'], expect.objectContaining({ length: 0 })]);
  find('one').click();
  expect(heard).toEqual(['yes', 'one']);
});

it('where answers from before lead on by themselves, the later answer is given to its own step alone', async () => {
  wasPressed('yes', 'one');
  document.getElementById('first')?.remove();
  document.getElementById('ahead')?.remove();
  await giveEarlyAnswers();
  expect(heard).toEqual([]);
});
