import { describe, expect, it } from 'vitest';
import { definePage } from '@/lib/page/page';
import { listSentences, measureSharedCopy } from '@/lib/lint/shared-copy';

const page = definePage({
  name: 'one',
  path: '/one',
  brands: ['m10'],
  template: 'landing',
  description: 'Not counted, since search engines read it.',
  headline: 'What a plan may pay for',
  subheadline: 'It depends on the plan. Ask before you join.',
  body: [
    {
      kind: 'faq',
      heading: 'Questions',
      questions: [{ question: 'Is it cash? No.', answer: 'It pays for the items on a list.' }],
    },
    {
      kind: 'fact-list',
      heading: 'Facts',
      facts: [{ label: 'This label is never counted', text: 'A text is counted too.' }],
    },
  ],
});

describe('what two pages say alike', () => {
  it('is counted by sentences of at least four words, in any case, without labels and names', () => {
    expect([...listSentences(page)].sort()).toEqual([
      'a text is counted too',
      'ask before you join',
      'it depends on the plan',
      'it pays for the items on a list',
      'what a plan may pay for',
    ]);
  });

  it('is the share of the shorter page, so that a long page hides nothing', () => {
    const long = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(measureSharedCopy(new Set(['a', 'b', 'x', 'y']), long)).toBe(0.5);
    expect(measureSharedCopy(long, new Set(['a', 'b', 'x', 'y']))).toBe(0.5);
    expect(measureSharedCopy(new Set(), long)).toBe(0);
  });
});
