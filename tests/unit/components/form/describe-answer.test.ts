import { expect, it } from 'vitest';
import { buildFormProps } from '@/components/form/build-form-props';
import { describeAnswer } from '@/components/form/describe-answer';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import type { FormValues } from '@/lib/fields/form-values';

function describe(path: string, stepName: string, values: FormValues): string {
  const page = registry.pages.find((entry) => entry.path === path)!;
  const { localizedForm, fields } = buildFormProps(
    brands[page.brands[0]],
    { ...page, product: 'medicare' },
    page.form!,
  );
  const step = localizedForm.steps.find(({ name }) => name === stepName)!;
  return describeAnswer(step, { values }, fields, page.language);
}

it('a date of birth is read back as people write it, in the language of the page', () => {
  const values = { dob: '1958-04-25', address: '12 Oak Street' };
  expect(describe('/otc-savings', 'birth', values)).toBe('April 25, 1958; 12 Oak Street');
  expect(describe('/go-4-life-es', 'about-you', values)).toBe('25 de abril de 1958');
});

it('a name reads as one, and what was left out leaves no mark', () => {
  expect(describe('/otc-savings', 'contact', { firstName: 'Mary', lastName: 'Lee' })).toBe('Mary Lee');
  expect(describe('/otc-savings', 'contact', { firstName: 'Mary' })).toBe('Mary');
  expect(describe('/otc-savings', 'birth', {})).toBe('');
});
