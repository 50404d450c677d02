import { expect, it } from 'vitest';
import {
  findAnswerFault,
  listAsked,
  QUESTIONS,
  readTwin,
  type Answers,
  type QuestionName,
} from '@/lib/commands/sources/page-questions';
import { nameFlag } from '@/lib/commands/sources/question';

const GIVEN: Answers = { path: '/otc-savings', brands: 'm10', form: 'medicare' };

it.each<[QuestionName, string, string]>([
  ['path', 'my-page', 'Did you mean “/my-page”?'],
  ['path', '/My Page', '/My Page is no path'],
  ['brands', 'm10,bhh', 'No brand bhh. Did you mean “bh”?'],
  ['brands', 'm10', 'm10, bh serves /otc-savings already.'],
  ['file', 'My Family', 'My Family is no name of a family'],
  ['template', 'landng', 'No template landng. Did you mean “landing”?'],
  ['form', 'auto', 'No form auto. One of: medicare'],
  ['language', 'french', 'No language french. One of: english, spanish.'],
  ['steps', 'zipcode,brith', 'Did you mean “birth”?'],
  ['twin', '/otc-savings', 'The twin needs a path of its own.'],
  ['subheadline', 'Claim your free card now.', 'It says “free card”'],
  ['twinHeadline', 'What you can ask an agent about your plan', 'Está en inglés'],
  ['title', ' ', 'It cannot be empty.'],
  ['description', 'Long '.repeat(33), 'The description is too long: 165 characters. At most 160.'],
  ['headline', 'One two three four five six seven eight nine ten', 'The headline is too long: 10 words'],
  ['from', 'no-such-page', 'No page is called no-such-page.'],
])('of a new page, the %s "%s" is refused on the spot', (name, answer, fault) => {
  expect(findAnswerFault(name, answer, GIVEN)).toContain(fault);
});

it('offers the forms of what the brands sell, and none', () => {
  const choices = QUESTIONS.form.listChoices?.({ brands: 'wc' }) ?? [];
  expect(choices.map(({ value }) => value)).toEqual(['life', 'life-call', 'none']);
  expect(choices[1]?.line).toMatch(/^\d+ screens: zipcode, .*; seen at http:\/\/wc\.localhost:\d+\//);
  expect(findAnswerFault('form', 'none', { brands: 'wc' })).toBeUndefined();
});

it('asks for the words of a twin only where there is one, and takes them as the twin’s own', () => {
  const alone = { form: 'none', twin: 'none' };
  expect(listAsked(alone)).not.toContain('steps');
  expect(listAsked(alone)).not.toContain('twinTitle');
  const answers = { path: '/one', twin: '/one-es', language: 'english', twinHeadline: 'Una página', form: 'medicare' };
  expect(listAsked(answers)).toEqual(expect.arrayContaining(['steps', 'twinTitle', 'twinSubheadline']));
  expect(nameFlag('twinTitle')).toBe('--twin-title');
  const own = { path: '/one-es', twin: '/one', language: 'spanish', headline: 'Una página' };
  expect(readTwin(answers)).toMatchObject(own);
});
