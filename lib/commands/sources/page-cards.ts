import { brands } from '@/funnels/brands';
import { isSelling } from '@/lib/lint/medicare-rules';
import type { BrandCode } from '@/lib/names/brand-code';
import { TEMPLATE_NAMES, type BenefitName, type IconName } from '@/lib/names/page-names';
import type { Block } from '@/lib/page/block';
import type { AnswerChoice } from './question';

/** What each benefit is, and the icon of its card. */
const BENEFITS: Readonly<Record<BenefitName, { readonly line: string; readonly icon: IconName }>> = {
  otc: { line: 'over-the-counter products', icon: 'basket' },
  dental: { line: 'the dentist', icon: 'tooth' },
  vision: { line: 'glasses and eye tests', icon: 'glasses' },
  hearing: { line: 'hearing aids and tests', icon: 'ear' },
  transportation: { line: 'rides to visits', icon: 'bus' },
  'part-b-reduction': { line: 'less of the Part B premium', icon: 'coin' },
  grocery: { line: 'groceries, with the statement that they need', icon: 'carrot' },
};

export const BENEFIT_CHOICES: readonly AnswerChoice[] = Object.entries(BENEFITS).map(([value, { line }]) => ({
  value,
  line,
}));

/** How the words of cards are written in an answer. */
export const CARDS_EXAMPLE = 'What to ask; Hearing aids|A plan may pay a part.; Hearing test|Part B covers some.';

/** The benefits of an answer, in its order; what is none is left out. */
export function parseBenefits(answer = ''): readonly BenefitName[] {
  const known = Object.keys(BENEFITS) as BenefitName[];
  return answer.split(',').flatMap((word) => known.filter((name) => name === word.trim()));
}

/** A heading and its cards, each with the icon of its benefit; undefined where it is not written so. */
export function parseCards(
  answer: string,
  benefits: readonly BenefitName[],
): Extract<Block, { kind: 'benefit-cards' }> | undefined {
  const [heading = '', ...written] = answer.split(';').map((part) => part.trim());
  const cards = written.map((part, index) => {
    const [title = '', text = '', ...more] = part.split('|').map((word) => word.trim());
    const benefit = benefits[index] ?? benefits.at(-1);
    const icon = benefit ? BENEFITS[benefit].icon : 'check';
    return title === '' || text === '' || more.length > 0 ? undefined : { icon, title, text };
  });
  const whole = cards.filter((card) => card !== undefined);
  if (heading === '' || heading.includes('|') || whole.length === 0 || whole.length < cards.length) return undefined;
  return { kind: 'benefit-cards', heading, cards: whole };
}

/** Whether such a page has to say which benefits it is about (compliance M-36). */
export function needsCards(codes: readonly BrandCode[], template: string | undefined): boolean {
  const known = TEMPLATE_NAMES.find((name) => name === template);
  return (
    known !== undefined && isSelling({ template: known }) && codes.some((code) => brands[code].product === 'medicare')
  );
}
