import { expect, it } from 'vitest';
import {
  findAnswerFault,
  listAsked,
  QUESTIONS,
  readTwin,
  type Answers,
  type QuestionName,
} from '@/lib/commands/sources/page-questions';
import { buildPageEntry } from '@/lib/commands/sources/build-page';
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
  ['benefits', 'hearing,dentl', 'No benefits dentl. Did you mean “dental”?'],
  ['cards', 'What to ask', 'Write it so:'],
  ['cards', 'What to ask; Aids|Claim your free card now.', 'It says “free card”'],
  ['twinCards', 'What you can ask an agent about your plan; Aids|A plan may pay a part of it.', 'Está en inglés'],
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

it('asks of a Medicare page that sells for its benefits and their cards, and of no other', () => {
  const asked = (given: Answers) => listAsked(given).filter((name) => /benefits|cards/i.test(name));
  expect(asked({ brands: 'm10', template: 'landing', twin: '/one-es' })).toEqual(['benefits', 'cards', 'twinCards']);
  expect(asked({ brands: 'm10', template: 'legal' })).toEqual([]);
  expect(asked({ brands: 'tqg', template: 'landing' })).toEqual([]);
});

it('writes the cards of a page, each with the icon of its benefit', () => {
  const given = { ...GIVEN, path: '/one', template: 'landing', benefits: 'hearing,dental' };
  const cards = 'What to ask; Aids|A plan may pay a part.; Teeth|Ask how often.; More|Ask for the rest.';
  expect(buildPageEntry({ ...given, cards })).toMatchObject({
    benefits: ['hearing', 'dental'],
    body: [
      {
        ...{ kind: 'benefit-cards', heading: 'What to ask' },
        cards: [
          { icon: 'ear', title: 'Aids', text: 'A plan may pay a part.' },
          { icon: 'tooth', title: 'Teeth' },
          { icon: 'tooth', title: 'More' },
        ],
      },
    ],
  });
});
