import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorSummary } from '@/components/form/error-summary';
import { FieldError } from '@/components/form/field-error';

const summarize = (errors: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(<ErrorSummary errors={errors} heading="There is a problem" />);

it('one error stands beside its field only', () => {
  expect(summarize({})).toBe('');
  expect(summarize({ zipcode: 'Enter five digits' })).toBe('');
});

it('several are listed as well, each linked to its field', () => {
  const html = summarize({ firstName: 'Enter your first name', lastName: 'Enter your last name' });
  expect(html).toContain('There is a problem');
  expect(html.match(/href="#field-\w+"/g)).toEqual(['href="#field-firstName"', 'href="#field-lastName"']);
});

it('what is wrong is read out where it stands', () => {
  expect(renderToStaticMarkup(<FieldError id="a">Enter five digits</FieldError>)).toContain('role="alert"');
});
