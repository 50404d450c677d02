// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DateField } from '@/components/form/date-field';
import { FieldsStep } from '@/components/form/fields-step';
import { ListField } from '@/components/form/list-field';
import type { FormMessages } from '@/components/form/form-props';
import { setControl } from '@/lib/browser/debug/set-control';
import { keepUnsent } from '@/lib/browser/answers/unsent-words';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import type { FormValues } from '@/lib/fields/form-values';

const messages = { form: { continue: 'Continue', optional: '(optional)', choose: 'Choose' } } as FormMessages;

function build(names: readonly FieldName[], values: FormValues = {}) {
  const asking = { kind: 'fields', fields: names.map((name) => ({ name })) } as const;
  const step = { name: 'step', type: 'regular', question: '?', asking } as const;
  const texts = names.map((name) => [name, { label: name, error: '', attributes: getFieldAttributes(name) }]);
  const state = { stepName: 'step', values, status: 'answering' } as const;
  const fields = Object.fromEntries(texts) as never;
  return <FieldsStep {...{ step, asking, state, messages, errors: {}, fields, counties: [] }} />;
}

let unmount: () => void = () => undefined;

afterEach(() => unmount());

async function mount(node: React.ReactNode): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('form')));
  unmount = () => act(() => root.unmount());
  await act(async () => root.render(node));
}

const readBox = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.documentElement.lang = 'en-US';
  document.body.replaceChildren();
  sessionStorage.clear();
});

it('names are not spell-checked, and the Enter key says whether it moves on or sends', () => {
  const html = renderToStaticMarkup(build(['firstName', 'lastName']));
  expect([...html.matchAll(/enterKeyHint="(\w+)"/gi)].map(([, hint]) => hint)).toEqual(['next', 'go']);
  expect(html.match(/spellCheck="false"/gi)).toHaveLength(2);
});

it('a box before a list says nothing of the Enter key', () => {
  const html = renderToStaticMarkup(build(['driver2FirstName', 'driver2LastName', 'driver2Relationship']));
  expect([...html.matchAll(/enterKeyHint="(\w+)"/gi)].map(([, hint]) => hint)).toEqual(['next']);
});

it('words that were not sent come back, over an answer of an earlier step and what an address brought', async () => {
  keepUnsent('firstName', 'Mar');
  keepUnsent('lastName', '');
  await mount(build(['firstName', 'lastName', 'address'], { firstName: 'Zed', lastName: 'Lee', address: 'A' }));
  expect(['firstName', 'lastName', 'address'].map((name) => readBox(`[name=${name}]`))).toEqual(['Mar', '', 'A']);
});

const date = { name: 'dob', text: { label: 'Date', error: '', attributes: getFieldAttributes('dob') } } as const;
const words = { hint: '', understood: 'Born on {day}', errors: {} as never };
const rest = { messages: words, error: undefined, enterKeyHint: 'go' } as const;

it.each([
  ['4/', undefined, ['4/', '4/', '']],
  ['Apr 31, 1958', '1950-01-01', ['Apr 31, 1958', 'Apr 31, 1958', '']],
  ['1958-04-02', '1950-01-01', ['4/2/1958', '1958-04-02', 'Born on April 2, 1958']],
  [undefined, '1950-01-09', ['1/9/1950', '1950-01-09', 'Born on January 9, 1950']],
] as const)('a date that was left as %s comes back', async (unsent, value, expected) => {
  if (unsent !== undefined) keepUnsent('dob', unsent);
  await mount(<DateField {...date} {...rest} value={value} />);
  const understood = document.querySelector('[data-understood]')?.textContent;
  expect([readBox('[data-date=dob]'), readBox('[name=dob]'), understood]).toEqual(expected);
});

it.each([
  ['March 5, 1957', '1957-03-05', 'Born on March 5, 1957'],
  ['5 de marzo de 1957', '1957-03-05', 'Born on March 5, 1957'],
  ['03051957', '1957-03-05', 'Born on March 5, 1957'],
  ['3/5', '3/5', ''],
  ['2/30/1957', '2/30/1957', ''],
  ['', '', ''],
] as const)('%j is taken as %j, and said back', async (words, value, expected) => {
  await mount(<DateField {...date} {...rest} value={undefined} />);
  const box = document.querySelector<HTMLInputElement>('[data-date=dob]')!;
  await act(async () => setControl(box, words));
  expect(readBox('[name=dob]')).toBe(value);
  expect(document.querySelector('[data-understood]')?.textContent).toBe(expected);
});

it('a choice from a list comes back', async () => {
  const choices = ['single', 'married'].map((value) => ({ value, label: value }));
  const list = { label: 'Status', choices, placeholder: '', value: 'married', error: undefined };
  const field = <ListField name="driver1MaritalStatus" {...list} />;
  await mount(field);
  const select = document.querySelector('select')!;
  expect(select.value).toBe('married');
  await act(async () => {
    select.value = 'single';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  document.body.replaceChildren();
  await mount(field);
  expect(document.querySelector('select')?.value).toBe('single');
});
