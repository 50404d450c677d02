import { describe, expect, it } from 'vitest';
import { glossary } from '@/funnels/glossary';
import type { Block } from '@/lib/page/block';
import { explainTexts, listUnsaidTerms } from '@/lib/page/explained-texts';
import type { TermName } from '@/lib/names/term-names';

const explainer = (...paragraphs: string[]): Block => ({
  kind: 'explainer',
  heading: 'An SR-22',
  paragraphs,
});

function explain(explains: readonly TermName[], body: readonly Block[], language: 'english' | 'spanish' = 'english') {
  return [...explainTexts({ explains, body, language }, glossary)];
}

describe('the texts of a page', () => {
  it('explain a term once, where running text first says it; headings do not', () => {
    const first = 'A court may ask for an SR-22, and the SR-22 is filed.';
    expect(explain(['sr-22'], [explainer('Nothing here.', first), explainer('An SR-22 again.')])).toEqual([
      [
        first,
        [{ text: 'A court may ask for an ' }, { text: 'SR-22', term: 'sr-22' }, { text: ', and the SR-22 is filed.' }],
      ],
    ]);
  });

  it('find the longest words, whatever their capitals, and whole words only', () => {
    const text = 'Networked. Medicare advantage plans have networks.';
    expect(explain(['network', 'medicare-advantage'], [explainer(text)])).toEqual([
      [
        text,
        [
          { text: 'Networked. ' },
          { text: 'Medicare advantage plans', term: 'medicare-advantage' },
          { text: ' have ' },
          { text: 'networks', term: 'network' },
          { text: '.' },
        ],
      ],
    ]);
  });

  it('speak Spanish on a Spanish page', () => {
    const text = 'Algunos copagos son altos.';
    expect(explain(['copay'], [explainer(text)], 'spanish')).toEqual([
      [text, [{ text: 'Algunos ' }, { text: 'copagos', term: 'copay' }, { text: ' son altos.' }]],
    ]);
  });

  it('take answers, tips and steps for running text', () => {
    const body: readonly Block[] = [
      {
        kind: 'faq',
        heading: '',
        questions: [{ question: 'A copay?', answer: 'A copay is set.' }],
      },
      {
        kind: 'tip-list',
        heading: '',
        tips: [{ title: 'A network', text: 'Ask about the network.' }],
      },
      {
        kind: 'how-it-works',
        heading: '',
        steps: [{ title: 'C-SNP', text: 'A C-SNP may fit.' }],
      },
    ];
    const texts = explain(['copay', 'network', 'c-snp'], body).map(([text]) => text);
    expect(texts).toEqual(['A copay is set.', 'Ask about the network.', 'A C-SNP may fit.']);
  });

  it('leave a page alone that explains nothing', () => {
    expect(explain([], [explainer('An SR-22.')])).toEqual([]);
  });
});

it('a term that the running text never says is named', () => {
  const body = [explainer('A network.')];
  expect(listUnsaidTerms({ explains: ['network', 'copay'], body, language: 'english' }, glossary)).toEqual(['copay']);
});
