// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildFormProps } from '@/components/form/build-form-props';
import { Conversation } from '@/components/form/conversation';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import type { FormValues } from '@/lib/fields/form-values';

function read(path: string, stepName: string, values: FormValues): readonly string[] {
  const page = registry.pages.find((entry) => entry.path === path)!;
  const props = buildFormProps(brands[page.brands[0]], { ...page, product: 'medicare' }, page.form!);
  const state = { stepName, values, status: 'answering' } as const;
  document.body.innerHTML = renderToStaticMarkup(<Conversation {...props} state={state} language={page.language} />);
  return [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
}

it('a chat keeps each question with its answer, in the words that were tapped or typed', () => {
  const values = { haveMedicare: true, zipcode: '33101', firstName: 'Mary', lastName: 'Lee' };
  expect(read('/chat-ad', 'consent', values)).toEqual([
    'To begin: do you have Part A and Part B of Medicare?',
    'Yes, I have both',
    'Do you also have Medicaid?',
    'Skipped',
    'What is your ZIP code?',
    '33101',
    'Who should the agent ask for, and where?',
    'Mary Lee',
  ]);
});

it('in Spanish too, and nothing before the first answer', () => {
  expect(read('/chat-ad-es', 'medicaid', { haveMedicare: false }).slice(0, 2)).toEqual([
    'Para empezar: ¿tiene la Parte A y la Parte B de Medicare?',
    'Todavía no',
  ]);
  expect(read('/chat-ad-es', 'medicare', {})).toEqual([]);
});
