// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SuggestField } from '@/components/form/suggest-field';
import { guardTaps } from '@/lib/browser/answers/tap-guard';
import { helpTyping } from '@/lib/browser/answers/typing';
import { keepUnsent, readUnsent } from '@/lib/browser/answers/unsent-words';
import { setControl } from '@/lib/browser/debug/set-control';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldValue } from '@/lib/fields/form-values';

const NAME = 'vehicle1Make';
const common = { values: ['Ford', 'Honda', 'Kia'], others: 'Or type the make' };
const text = { label: 'Make', error: '', attributes: getFieldAttributes(NAME) };
let root: Root;
let stop: () => void;

const draw = (value?: FieldValue) =>
  act(async () =>
    root.render(<SuggestField {...{ name: NAME, text, common, value }} error={undefined} enterKeyHint="next" />),
  );

const findForm = () => document.querySelector('form')!;
const findBox = () => document.querySelector<HTMLInputElement>(`[name=${NAME}]`)!;
const findTile = (value: string) => document.querySelector<HTMLButtonElement>(`button[value=${value}]`)!;
const listChosen = () => [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);
const tap = (value: string) => act(async () => findTile(value).click());
const type = (words: string) => act(async () => setControl(findBox(), words));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  document.body.replaceChildren(document.createElement('form'));
  root = createRoot(findForm());
  const stops = [guardTaps(findForm()), helpTyping(findForm())];
  stop = () => stops.forEach((end) => end());
});

afterEach(async () => {
  stop();
  await act(async () => root.unmount());
});

it('a tap writes into the box as typing would, and a second one changes nothing', async () => {
  await draw();
  await tap('Honda');
  await tap('Honda');
  expect([findBox().value, readUnsent(NAME), listChosen()]).toEqual(['Honda', 'Honda', ['Honda✓']]);
  expect([...new FormData(findForm())]).toEqual([[NAME, 'Honda']]);
});

it.each(['still there', 'drawn anew'])('a tap before any script is carried out on a part that is %s', async (part) => {
  await draw();
  stop();
  const click = new MouseEvent('click', { bubbles: true });
  findTile('Kia').dispatchEvent(click);
  expect(listChosen()).toEqual([]);
  const isGone = part === 'drawn anew';
  if (isGone) await act(async () => root.render(null));
  await act(async () => (stop = guardTaps(findForm(), [click])));
  if (isGone) await draw('Ford');
  expect([findBox().value, listChosen()]).toEqual(['Kia', ['Kia✓']]);
});

it('the tile whose words stand in the box is the chosen one, however they came there', async () => {
  await draw();
  expect(listChosen()).toEqual([]);
  await tap('Ford');
  await type('For');
  expect(listChosen()).toEqual([]);
  await type(' kia');
  expect(listChosen()).toEqual(['Kia✓']);
});

it('a kept answer is chosen once it is there, unless something else was left in the box', async () => {
  await draw();
  await draw('Kia');
  expect([findBox().value, listChosen()]).toEqual(['Kia', ['Kia✓']]);
  await act(async () => root.unmount());
  root = createRoot(findForm());
  keepUnsent(NAME, 'Ford');
  await draw('Kia');
  expect(listChosen()).toEqual(['Ford✓']);
});

it('the question is that of tiles and box, and the Tab key stops at the box alone', async () => {
  await draw();
  expect(document.querySelector('legend')?.textContent).toBe('Make');
  expect(findBox().labels?.[0]?.textContent.trim()).toBe('Or type the make');
  expect([...document.querySelectorAll('button')].map(({ type, tabIndex }) => [type, tabIndex])).toEqual(
    common.values.map(() => ['button', -1]),
  );
});
