import { expect, it } from 'vitest';
import { callSheetMessages } from '@/funnels/messages/call-sheet';
import { pickQuestions } from '@/lib/form/pick-questions';

const { questions } = callSheetMessages.english;

it('puts what fits the answers before what fits everybody, three in all', () => {
  const insured = pickQuestions(questions.auto, { currentlyInsured: true, homeowner: true });
  expect(insured).toEqual([
    'What would I lose if I left my policy before it ends?',
    'Is there a discount for insuring home and car together?',
    'Which deductible did you use for this price, and what changes with another?',
  ]);
  expect(pickQuestions(questions.auto, { currentlyInsured: false })[0]).toMatch(/^When would coverage begin/);
});

it.each(['english', 'spanish'] as const)('has three questions in %s for whoever answered nothing', (language) => {
  for (const own of Object.values(callSheetMessages[language].questions))
    expect(pickQuestions(own, {})).toHaveLength(3);
});

it('asks under the same conditions in both languages', () => {
  const conditions = (language: 'english' | 'spanish') =>
    Object.values(callSheetMessages[language].questions).map((own) => own.map(({ field, is }) => [field, is]));
  expect(conditions('spanish')).toEqual(conditions('english'));
});
