import { listPageSteps } from '@/lib/page/page-form';
import type { Step } from '@/lib/form/step';
import type { Page } from '@/lib/page/page';
import { describeChoice } from './nearest-name';
import { when, type FoundFault, type PageLint, type PageRule } from './page-fault';

/** What fits beside a field and on the first screen of a phone. */
const LONGEST = { asks: 44, taps: 60, button: 18 } as const;

/** The step that a page asks first; undefined without a form, or where the step is misspelled. */
export function findFirstStep(page: Pick<Page, 'form' | 'steps'>, { forms, steps }: PageLint): Step | undefined {
  const form = forms[page.form ?? ''];
  return form && steps[listPageSteps(form, page)[0]];
}

function listTileFaults({ asking, name }: Step, tiles: Readonly<Record<string, unknown>>): readonly FoundFault[] {
  if (asking.kind !== 'choice') return [];
  const values = asking.choices.map(({ value }) => String(value));
  return Object.keys(tiles)
    .filter((value) => !values.includes(value))
    .map((value) => ({
      rule: 'opening',
      what: `it has a picture for ${value}, which nobody can answer to ${name}`,
      mend: describeChoice(value, values),
      near: value,
    }));
}

/** Words of the family's opening are for the question that the form begins with, whichever the page puts first. */
function listFamilyFaults(first: Step, page: Page, { forms }: PageLint): readonly FoundFault[] {
  const { opening = {}, familyOpening = {} } = page;
  const usual = forms[page.form ?? '']?.steps[0] ?? first.name;
  const way = first.asking.kind === 'choice' ? 'taps' : 'asks';
  const shared = ([way, 'button'] as const).filter(
    (key) => familyOpening[key] !== undefined && opening[key] === familyOpening[key],
  );
  return when(first.name !== usual && shared.length > 0, {
    rule: 'opening',
    what: `it begins with ${first.name} in the words that its family has for ${usual}: ${shared.map((key) => `“${opening[key]}”`).join(', ')}`,
    mend: `Give it an \`opening\` of its own, with ${shared.map((key) => `\`${key}\``).join(' and ')} for ${first.name}.`,
    near: first.name,
  });
}

/** Whether the words of an opening are for a question such as the page asks first, and short enough for its place. */
export const openingRule: PageRule = (page, lint) => {
  const { opening = {} } = page;
  const first = findFirstStep(page, lint);
  if (!first || Object.keys(opening).length === 0) return [];
  const [needed, way] = first.asking.kind === 'choice' ? (['taps', 'to tap'] as const) : (['asks', 'to type'] as const);
  const long = (['asks', 'taps', 'button'] as const).filter((key) => (opening[key] ?? '').length > LONGEST[key]);
  return [
    ...when(opening[needed] === undefined, {
      rule: 'opening',
      what: `it begins with ${first.name}, a question ${way}, and its opening has no words for that`,
      mend: `Write \`${needed}\` in its \`opening\`.`,
      near: 'opening',
    }),
    ...long.map((key) => ({
      rule: 'opening',
      what: `\`${key}\` of its opening is too long: ${opening[key]?.length} characters`,
      mend: `At most ${LONGEST[key]}.`,
      near: opening[key] ?? 'opening',
    })),
    ...listTileFaults(first, opening.tiles ?? {}),
    ...listFamilyFaults(first, page, lint),
  ];
};
