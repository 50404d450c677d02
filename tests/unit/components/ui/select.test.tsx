// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Select } from '@/components/ui/select';
import { findFieldChoices } from '@/funnels/steps/choices';
import { steps } from '@/funnels/steps/steps';
import { FIELD_NAMES } from '@/lib/fields/field-table';
import type { Choice, Step } from '@/lib/form/step';

const CHOICES: readonly Choice<string>[] = [
  { value: 'good', label: 'Good' },
  { value: 'fair', label: 'Fair' },
];

let unmount: () => void = () => undefined;
const onChange = vi.fn<(value: string) => void>();

function open(choices: readonly Choice<string>[] = CHOICES): void {
  document.body.innerHTML = '<main></main>';
  const place = document.querySelector('main');
  if (!place) throw new Error('no place');
  const root = createRoot(place);
  const common = { id: 'credit', name: 'credit', value: '', placeholder: 'Choose', invalid: false } as const;
  act(() => root.render(<Select {...common} choices={choices} describedBy={undefined} onChange={onChange} />));
  unmount = () => act(() => root.unmount());
  press(document.getElementById('credit'), 'Enter');
}

function press(target: Element | null, key: string): void {
  act(() => void target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

function listItems(): readonly Element[] {
  return [...document.querySelectorAll('[role=option]')];
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onChange.mockReset();
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  unmount();
  unmount = () => undefined;
});

it('choosing an item sets the value and closes the list', () => {
  open();
  expect(listItems().map(({ textContent }) => textContent)).toEqual(['Good', 'Fair']);
  press(listItems()[1] ?? null, 'Enter');
  expect(onChange.mock.calls).toEqual([['fair']]);
  expect(listItems()).toEqual([]);
});

it('Escape closes the list and chooses nothing', () => {
  open();
  expect(listItems()).toHaveLength(2);
  press(document.activeElement, 'Escape');
  expect(listItems()).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});

it('no list of a form has an item without a value', () => {
  const values = Object.values<Step>(steps).flatMap(({ asking }) =>
    'choices' in asking ? asking.choices.map(({ value }) => String(value)) : [],
  );
  const listed = FIELD_NAMES.flatMap((name) => findFieldChoices(name)?.map(({ value }) => String(value)) ?? []);
  expect(values.length + listed.length).toBeGreaterThan(100);
  expect([...values, ...listed]).not.toContain('');
});
