// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListStep } from '@/components/form/list-step';
import type { FormMessages } from '@/components/form/form-props';
import { fieldMessages } from '@/funnels/messages/fields';
import { uiMessages } from '@/funnels/messages';
import { steps } from '@/funnels/steps/steps';
import { CURRENT_COMPANIES } from '@/lib/fields/current-companies';
import { getFieldAttributes } from '@/lib/fields/field-attributes';
import type { FormValues } from '@/lib/fields/form-values';
import { pickLanguage } from '@/lib/form/step';

function draw(values: FormValues = {}): void {
  const step = pickLanguage(steps.company, 'spanish');
  const { label, error } = fieldMessages.currentCompany;
  const text = { label: label.spanish, error: error.spanish, attributes: getFieldAttributes('currentCompany') };
  if (step.asking.kind !== 'list') throw new Error('the company is not chosen from a list');
  const state = { stepName: 'company', values, status: 'answering' } as const;
  const messages = { form: uiMessages.spanish.form } as FormMessages;
  const shown = { step, state, messages, errors: {}, fields: { currentCompany: text }, asking: step.asking };
  document.body.innerHTML = `<form>${renderToStaticMarkup(<ListStep {...shown} />)}</form>`;
}

const read = (selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

it('the insurers that most have are one tap each, all others stand behind a search, each under its own value', () => {
  draw();
  const tiles = read('button[name=currentCompany]', 'value');
  expect(tiles).toEqual([...tiles.slice(0, -1).toSorted(), 'Other']);
  expect(read('datalist option', 'value')).toEqual([...CURRENT_COMPANIES]);
  expect(document.querySelector('button[value=Other]')?.textContent).toBe('Otra');
  expect(document.querySelector('label')?.textContent.trim()).toBe('O escriba el nombre');
});

it('a tile that was chosen is marked, and only that', () => {
  draw({ currentCompany: 'GEICO' });
  expect(read('[data-chosen]', 'value')).toEqual(['GEICO']);
});
