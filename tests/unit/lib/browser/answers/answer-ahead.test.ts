// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAnswer, isAnswerOnTheWay } from '@/lib/browser/answers/answer-ahead';

const ignore = () => undefined;
const find = (id: string) => document.querySelector<HTMLButtonElement>(`#${id}`)!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<form>
    <div id="shown"><button id="answer" type="button" data-onward="1"></button></div>
    <div id="ahead" data-ahead="1"><button id="one" type="button"></button><button id="two" type="button"></button></div>
  </form>`;
});

afterEach(() => {
  vi.useRealTimers();
});

it('an answer shows its step at once, and a press that nothing came of is free again after 15 seconds', async () => {
  const followed = followAnswer({ answer: find('answer'), give: ignore });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(find('answer').dataset['shown']).toBe('1');
  expect(find('answer').getAttribute('aria-busy')).toBe('true');
  expect(isAnswerOnTheWay()).toBe(true);
  await vi.advanceTimersByTimeAsync(2);
  await followed;
  expect(find('answer').dataset['shown']).toBeUndefined();
  expect(find('answer').hasAttribute('aria-busy')).toBe(false);
  expect(isAnswerOnTheWay()).toBe(false);
});

it('of what is pressed in the shown step the last press counts, once, when the form is there', async () => {
  const pressed = vi.fn<(id: string) => void>();
  for (const id of ['one', 'two']) find(id).addEventListener('click', () => pressed(id));
  const followed = followAnswer({ answer: find('answer'), give: ignore });
  find('one').click();
  find('two').click();
  expect(pressed).not.toHaveBeenCalled();
  expect(['one', 'two'].map((id) => find(id).getAttribute('aria-busy'))).toEqual([null, 'true']);
  find('ahead').removeAttribute('data-ahead');
  find('shown').remove();
  await vi.runAllTimersAsync();
  await followed;
  expect(pressed.mock.calls).toEqual([['two']]);
  expect(find('two').hasAttribute('aria-busy')).toBe(false);
});

it('an answer that was refused lets what was pressed behind it go', async () => {
  const pressed = vi.fn<() => void>();
  find('one').addEventListener('click', pressed);
  const followed = followAnswer({ answer: find('answer'), give: ignore, later: find('one') });
  find('answer').removeAttribute('aria-busy');
  await vi.runAllTimersAsync();
  await followed;
  expect(pressed).not.toHaveBeenCalled();
  expect(find('answer').dataset['shown']).toBeUndefined();
});
