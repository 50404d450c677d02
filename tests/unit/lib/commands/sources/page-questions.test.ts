import { expect, it } from 'vitest';
import { findAnswerFault, QUESTIONS, type QuestionName } from '@/lib/commands/sources/page-questions';

it.each<[QuestionName, string, string]>([
  ['path', 'My Page', 'My Page is no path.'],
  ['brands', 'm10,nobody', 'No brand nobody.'],
  ['brands', 'm10', 'm10, bh serves /otc-savings already.'],
  ['file', 'My Family', 'My Family is no name of a family'],
  ['template', 'poster', 'No template poster. One of: landing'],
  ['form', 'auto', 'No form auto. One of: medicare'],
  ['language', 'french', 'No language french. One of: english, spanish.'],
  ['title', ' ', 'It cannot be empty.'],
  ['description', 'Long '.repeat(33), 'At most 160 characters, not 165.'],
  ['headline', 'One two three four five six seven eight nine ten', 'At most 9 words.'],
  ['from', 'no-such-page', 'No page is called no-such-page.'],
])('of a new page, the %s "%s" is refused on the spot', (name, answer, fault) => {
  expect(findAnswerFault(name, answer, { path: '/otc-savings', brands: 'm10' })).toContain(fault);
});

it('offers the forms of what the brands sell, and none', () => {
  expect(QUESTIONS.form.listChoices?.({ brands: 'wc' })).toEqual(['life', 'life-call', 'none']);
  expect(findAnswerFault('form', 'none', { brands: 'wc' })).toBeUndefined();
});
