import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { insertQuestion, listQuestionFiles } from '@/lib/commands/sources/insert-question';
import { readFunnelSources } from '@/lib/commands/sources/funnel-sources';
import { findQuestionFault, parseChoices, type QuestionAnswers } from '@/lib/commands/sources/question-answers';
import { projectRoot } from '@/tests/support/project-files';

const HEATING: QuestionAnswers = {
  name: 'home-heating',
  form: 'medicare',
  after: 'zipcode',
  english: 'How do you heat?',
  spanish: '¿Con qué calienta su casa?',
  field: 'heatingFuel',
  choices: 'gas=Gas|Gas; oil=Heating oil|Aceite',
};

const sources = [
  ...readFunnelSources(projectRoot),
  ...listQuestionFiles('medicare')
    .filter((file) => file.startsWith('lib/'))
    .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') })),
];

/** The lines that are there now and were not before. */
function listNew(answers: QuestionAnswers) {
  return insertQuestion(sources, 'medicare', answers).map(({ file, text }) => {
    const before = new Set(sources.find((source) => source.file === file)?.text.split('\n'));
    return {
      file,
      lines: text
        .split('\n')
        .filter((line) => !before.has(line))
        .join('\n'),
    };
  });
}

it('a question with a new kind of answer is written from one place: row, words, step, order and version', () => {
  const [row, words, step, form] = listNew(HEATING);
  expect(row?.file).toBe('lib/fields/fields.ts');
  expect(row?.lines).toContain(`heatingFuel: { parse: oneOf(["gas", "oil"]), control: 'list', products: NONE`);
  expect(words?.lines).toContain('heatingFuel: { label: { english: "How do you heat?"');
  expect(step?.lines).toContain('{ value: "oil", label: { english: "Heating oil", spanish: "Aceite" } }');
  expect(form?.file).toBe('funnels/forms/medicare.ts');
  expect(form?.lines).toContain(`steps: ['zipcode', "home-heating", 'medicare-and-medicaid'`);
  expect(form?.lines).toMatch(/version: "\d+"/);
});

it('a value that another question asks already needs its step and its place alone', () => {
  const [step, form, ...others] = listNew({ ...HEATING, field: 'haveMedicaid', choices: 'yes-no' });
  expect([form?.file, others]).toEqual(['funnels/forms/medicare.ts', []]);
  expect(step?.lines).toContain('choices: YES_OR_NO');
  expect(() => insertQuestion(sources, 'medicare', { ...HEATING, after: 'nowhere' })).toThrow(
    'place home-heating by hand',
  );
});

it.each([
  ['name', 'Home Heating', 'lower case and hyphens'],
  ['name', 'zipcode', 'There is a step zipcode already.'],
  ['form', 'medicar', 'Did you mean “medicare”?'],
  ['after', 'zipcod', 'Did you mean “zipcode”?'],
  ['spanish', 'How do you heat your home?', 'Está en inglés.'],
  ['choices', 'gas, oil', 'Write it so: gas=Gas|Gas'],
  ['field', 'heating-fuel', 'camelCase'],
] as const)('of a new question, the %s "%s" is refused on the spot', (part, answer, fault) => {
  expect(findQuestionFault(part, answer, { form: 'medicare' })).toContain(fault);
});

it('knows the step that was meant before it knows the form', () => {
  expect(findQuestionFault('after', 'zipcod', {})).toBe('No step zipcod. Did you mean “zipcode”?');
  expect(findQuestionFault('after', 'zipcod', { form: 'medicar' })).toBe('No step zipcod. Did you mean “zipcode”?');
  expect(findQuestionFault('after', 'elsewhere', { form: 'medicare' })).toContain('One of: zipcode, ');
});

it('reads choices in both languages', () => {
  expect(parseChoices('gas=Gas|Gas;oil=Heating oil|Aceite')?.[1]).toEqual({
    value: 'oil',
    english: 'Heating oil',
    spanish: 'Aceite',
  });
  expect(parseChoices('gas=Gas|Gas')).toBeUndefined();
});
