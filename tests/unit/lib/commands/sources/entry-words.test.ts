import { describe, expect, it } from 'vitest';
import { changeWords, listEntryWords } from '@/lib/commands/sources/entry-words';
import { listSourceEntries } from '@/lib/commands/sources/source-entries';

const FILE = {
  file: 'funnels/pages/one.ts',
  text: `const SHARED = 'Shared words';
export const one = definePages([
  // The first.
  {
    path: '/one',
    brands: ['m10'],
    headline: 'Same words', // as below
    subheadline: SHARED,
    description: \`Until \${year}\`,
    body: [
      { kind: 'faq', heading: 'Same words', questions: [{ question: "What's that?", answer: 'This.' }] },
      trust,
    ],
  },
]);
`,
};
const change = (at: string, before: string, text: string) => changeWords([FILE], { page: 'one', at, before, text });

describe('words of a page that are changed beside it', () => {
  it('are those that a page shows, with why some are the file’s alone', () => {
    const [entry] = listSourceEntries([FILE]);
    expect(listEntryWords(entry!.node).map(({ at, fixed }) => [at, fixed !== undefined])).toEqual([
      ['description', true],
      ['headline', false],
      ['subheadline', true],
      ['body.0.heading', false],
      ['body.0.questions.0.question', false],
      ['body.0.questions.0.answer', false],
      ['body.1', true],
    ]);
  });

  it('change in the file, and nothing else does, even where the same words stand twice', () => {
    const changed = change('body.0.heading', 'Same words', 'Doctors’ "words"');
    expect(changed).toEqual({
      source: { ...FILE, text: FILE.text.replace("heading: 'Same words'", `heading: 'Doctors’ "words"'`) },
    });
    expect(change('headline', 'Same words', "It's new")).toEqual({
      source: { ...FILE, text: FILE.text.replace("headline: 'Same words'", `headline: "It's new"`) },
    });
  });

  it.each([
    ['subheadline', 'Shared words', 'several entries share'],
    ['description', '', 'put together by code'],
    ['body.1', 'trust', 'several entries share'],
    ['headline', 'Older words', 'changed in the file since'],
    ['path', '/one', 'has no words at path'],
    ['body.0.kind', 'faq', 'has no words at body.0.kind'],
    ['body.7.heading', 'x', 'has no words at'],
  ])('are refused at %s in a clear sentence', (at, before, sentence) => {
    expect(change(at, before, 'New')).toEqual({ refusal: expect.stringContaining(sentence) as string });
    expect(changeWords([FILE], { page: 'two', at, before, text: '' })).toEqual({
      refusal: 'The entry of two is made by a rule: change it in its file.',
    });
  });

  it('change of a variant in its test, where the same words stand in the page too', () => {
    const test = {
      file: 'funnels/experiments.ts',
      text: `export const experiments = [
  defineExperiment({
    name: 'one-headline',
    page: 'one',
    variants: [{ name: 'as-it-is' }, { name: 'asking', changes: { headline: 'Same words' } }],
  }),
];
`,
    };
    const asked = { page: 'one', at: 'headline', before: 'Same words', text: 'Other words' };
    expect(changeWords([FILE, test], { ...asked, variant: 'asking' })).toEqual({
      source: { ...test, text: test.text.replace('Same words', 'Other words') },
    });
    expect(changeWords([FILE, test], { ...asked, variant: 'as-it-is' })).toEqual({
      refusal: 'one has no variant as-it-is with words of its own.',
    });
  });
});
