import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { findFaultPlace } from '@/lib/commands/sources/fault-place';
import { listSourceEntries } from '@/lib/commands/sources/source-entries';
import { listOwnFaults, listPageFaults } from '@/lib/lint/list-page-faults';
import { listSameNameFaults } from '@/lib/lint/list-same-name-faults';
import { defineAskingPages, definePage, type Page } from '@/lib/page/page';
import type { Registry } from '@/lib/request/route-request';
import { makeExperiment } from '@/tests/support/made-up-experiment';
import { makeLint } from '@/tests/support/page-lint';

const sound = definePage({
  name: 'sound',
  path: '/sound',
  brands: ['m10'],
  smid: { m10: 'MULTI-PLAN_SOUND27_M' },
  template: 'landing',
  title: 'A sound page',
  description: 'A page without a fault.',
  headline: 'A page without a fault',
  subheadline: 'What it speaks of is offered in some areas.',
  form: 'medicare',
  benefits: ['otc'],
  body: [{ kind: 'benefit-cards', heading: 'Cards', cards: [{ icon: 'basket', title: 'One', text: 'A card.' }] }],
});

function lint(page: Page, more: Partial<Registry> = {}) {
  const changed = { experiments: [], pages: [...registry.pages, page], ...more };
  return listPageFaults(makeLint(changed, { hasFile: () => true })).filter(
    ({ entry }) => !registry.pages.some(({ name }) => name === entry),
  );
}

/** Of the page alone: all others would be judged again with each mistake. */
function lintAlone(page: Page) {
  const pages = [...registry.pages, page];
  const lintOfAll = makeLint({ experiments: [], pages }, { hasFile: () => true });
  const sameNames = listSameNameFaults(pages).filter(({ entry }) => entry === page.name);
  return [...listOwnFaults(page, lintOfAll), ...sameNames];
}

/** The page as a marketer would have written it, one key a line. */
function write(page: Page): string {
  const lines = Object.entries(page).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`);
  return ['export const sound = definePages([', '  {', ...lines, '  },', ']);'].join('\n');
}

const card = { icon: 'basket', title: 'One' } as const;
const cards = (text: string) => [{ kind: 'benefit-cards', heading: 'Cards', cards: [{ ...card, text }] }] as const;

const ads = { kind: 'ad-list', provider: 'mediaAlpha', heading: 'Offers to look at' } as const;
const OTC_ID = registry.pages.find(({ name }) => name === 'otc-savings')?.smid?.m10 ?? '';

/** One mistake each: how it is written, the rule that finds it, and the key on whose line it stands. */
const MISTAKES: readonly (readonly [mistake: string, change: Partial<Page>, rule: string, key: string])[] = [
  ['a path with capitals', { path: '/Sound' }, 'path', 'path'],
  ['a path that is no page’s to take', { path: '/catalogue' }, 'path', 'path'],
  ['a path that the brand has already', { path: '/otc-savings' }, 'path', 'path'],
  ['a template that is none', { template: 'poster' as 'landing' }, 'name', 'template'],
  ['a form that is none', { form: 'pension' as 'medicare' }, 'name', 'form'],
  ['a picture that is none', { image: 'casino' as 'harbor' }, 'name', 'image'],
  ['a pair that does not point back', { alternate: '/otc-savings' }, 'pair', 'alternate'],
  ['a pair that is missing', { alternate: '/sound-es' }, 'pair', 'alternate'],
  ['a destination that is no page', { destination: '/nowhere' }, 'link', 'destination'],
  [
    'a branch to what is no page',
    { destinationBranches: [{ when: { field: 'homeowner', is: true }, destination: '/nowhere' }] },
    'link',
    'destinationBranches',
  ],
  ['a destination that the brand lacks', { destination: '/call-auto' }, 'link', 'destination'],
  ['a title over 70 characters', { title: 'Long '.repeat(14) }, 'title', 'title'],
  ['a description over 160 characters', { description: 'Long '.repeat(33) }, 'description', 'description'],
  [
    'a headline over nine words',
    { headline: 'One two three four five six seven eight nine ten' },
    'headline',
    'headline',
  ],
  [
    'a line under the headline that runs to three',
    { subheadline: 'Offered in some areas, by some plans, to some members, and each plan has rules of its own.' },
    'qualifier',
    'subheadline',
  ],
  ['a banned claim', { body: cards('This is a free plan.') }, 'M-33', 'body'],
  ['a dollar amount', { subheadline: 'In some areas, $900 a year.' }, 'M-38', 'subheadline'],
  ['benefits that depend on nothing', { subheadline: 'Everybody gets it.' }, 'M-35', 'subheadline'],
  ['groceries without their statement', { body: cards('Money for groceries.') }, 'M-39', 'name'],
  ['benefits outside cards', { body: [] }, 'M-36', 'name'],
  ['a material id that is missing', { smid: {} }, 'M-53', 'name'],
  [
    'ads that its brand cannot buy',
    {
      brands: ['ac'],
      smid: { ac: 'MULTI-PLAN_SOUND27_M' },
      body: [...sound.body, { kind: 'ad-list', provider: 'mediaAlpha', heading: 'Ads' }],
    },
    'placement',
    'body',
  ],
  ['a term that is explained and never said', { explains: ['sr-22'] }, 'term', 'explains'],
  ['a chat that passes for a person', { template: 'chat' }, 'automated', 'body'],
  ['a path with two hyphens', { path: '/sound--page' }, 'path', 'path'],
  ['a form of another product', { form: 'auto' }, 'product', 'form'],
  ['a picture of what it does not offer', { image: 'dental-chair' }, 'scene', 'image'],
  [
    'a block without content',
    { body: [...sound.body, { kind: 'faq', heading: 'Questions', questions: [] }] },
    'empty',
    'body',
  ],
  [
    'a heading without words',
    { body: [...sound.body, { kind: 'explainer', heading: ' ', paragraphs: ['One.'] }] },
    'empty',
    'body',
  ],
  ['a headline without words', { headline: '' }, 'empty', 'headline'],
  [
    'a row with too few cells',
    {
      body: [...sound.body, { kind: 'comparison-table', heading: 'Table', columns: ['A', 'B'], rows: [['one cell']] }],
    },
    'empty',
    'body',
  ],
  [
    'English on a Spanish page',
    {
      language: 'spanish',
      subheadline: 'Lo que ofrece cada plan en algunas áreas.',
      headline: 'What you may ask the agent for',
    },
    'language',
    'headline',
  ],
  [
    'Spanish on an English page',
    { description: 'Lo que usted puede preguntar a un agente.' },
    'language',
    'description',
  ],
  ['an address in Spanish on an English page', { path: '/sound-es' }, 'language', 'path'],
  ['words that were not finished', { body: cards('TODO: say what it covers.') }, 'unfinished', 'body'],
  ['a telephone number in its words', { body: cards('Call (888) 555-0143 to ask.') }, 'call', 'body'],
  ['the material id of another page', { smid: { m10: OTC_ID } }, 'M-54', 'smid'],
  ['a second material id of no shape', { xsmid: { m10: 'SMID-1' } }, 'M-53', 'xsmid'],
  ['two lists of one provider', { body: [...sound.body, ads, ads] }, 'ads', 'body'],
  [
    'a list that sells auto insurance only',
    { body: [...sound.body, { ...ads, provider: 'quinstreet' }] },
    'ads',
    'body',
  ],
  ['a review by nobody', { review: { by: '', on: '2026-11-02' } }, 'review', 'review'],
];

describe('lint-pages', () => {
  it('finds nothing on a sound page', () => {
    expect(lint(sound)).toEqual([]);
  });

  it.each(MISTAKES)('finds %s, with its rule, its mend and its line', (_mistake, change, rule, key) => {
    const page: Page = { ...sound, ...change };
    const faults = lintAlone(page);
    expect(faults.map((fault) => fault.rule)).toContain(rule);
    const fault = faults.find((entry) => entry.rule === rule);
    if (!fault) throw new Error(`No fault of the rule ${rule}`);
    expect(fault.mend).not.toBe('');
    const text = write(page);
    const line = text.split('\n').findIndex((entry) => entry.startsWith(`    ${key}: `)) + 1;
    expect(findFaultPlace(fault, listSourceEntries([{ file: 'funnels/pages/sound.ts', text }]))).toEqual({
      file: 'funnels/pages/sound.ts',
      line,
    });
  });

  it('finds every mistake of a page at once', () => {
    const rules = lintAlone({ ...sound, path: '/Sound', headline: 'Free plan!', smid: {} }).map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['path', 'M-33', 'T-05', 'M-53']));
  });

  it('finds a headline, a description and a body that another page of the brand has', () => {
    const [other] = registry.pages.filter(({ name }) => name === 'otc-savings');
    if (!other) throw new Error('No page is called otc-savings');
    const copied = { ...other, name: 'sound', path: '/sound', brands: ['m10'] as const };
    const found = lint(copied).map(({ rule, what }) => `${rule}: ${what}`);
    expect(found).toContain('copy: the headline is that of otc-savings');
    expect(found).toContain('copy: the description is that of otc-savings');
    expect(found).toContain('copy: it shares 100 % of its sentences with otc-savings');
  });

  it('finds a path that two entries have, and so one name, in the place of each', () => {
    const twice = { ...sound, headline: 'Another headline', description: 'Another description.' };
    const faults = listPageFaults(
      makeLint({ experiments: [], pages: [...registry.pages, sound, twice] }, { hasFile: () => true }),
    ).filter(({ what }) => what === '/sound is there twice on m10');
    const entries = listSourceEntries([
      { file: 'funnels/pages/one.ts', text: write(sound) },
      { file: 'funnels/pages/other.ts', text: write(twice) },
    ]);
    expect(faults.map(({ mend }) => mend)).toEqual([
      'Give one of the two another path, or other brands.',
      'Give one of the two another path, or other brands.',
    ]);
    expect(faults.map((fault) => findFaultPlace(fault, entries).file)).toEqual([
      'funnels/pages/one.ts',
      'funnels/pages/other.ts',
    ]);
  });

  it('finds a first question in the words that its family has for another', () => {
    const openings = { english: { asks: 'Your ZIP code', button: 'Check my area' } };
    const birthFirst = ['birth', 'zipcode', 'contact', 'consent', 'result'] as const;
    const find = (change: Partial<Page>) => defineAskingPages(openings, [{ ...sound, ...change }]).flatMap(lintAlone);
    expect(find({ steps: birthFirst })).toMatchObject([
      {
        rule: 'opening',
        what: 'it begins with birth in the words that its family has for zipcode: “Your ZIP code”, “Check my area”',
        mend: 'Give it an `opening` of its own, with `asks` and `button` for birth.',
      },
    ]);
    expect(find({ steps: birthFirst, opening: { asks: 'When were you born?', button: 'Go on' } })).toEqual([]);
    expect(find({ steps: ['zipcode', 'birth', 'contact', 'consent', 'result'] })).toEqual([]);
  });

  it('finds an experiment that has ended, and one on a page that changes by date', () => {
    const ended = { ...makeExperiment(), startsOn: '2026-01-01', endsOn: '2026-02-01' };
    expect(lint(sound, { experiments: [ended] })).toContainEqual(
      expect.objectContaining({ rule: 'experiment', near: ended.name }),
    );
    const dated = { ...sound, headline: 'Plans in {planYear}' };
    const running = { ...makeExperiment(), page: 'sound' };
    expect(lint(dated, { experiments: [running] })).toContainEqual(
      expect.objectContaining({ rule: 'experiment', what: 'sound changes by date' }),
    );
  });

  it('finds a step that no form asks', () => {
    const unasked = { ...steps, 'shoe-size': { ...steps.zipcode, name: 'shoe-size' } };
    expect(listPageFaults(makeLint({}, { steps: unasked }))).toMatchObject([
      { entry: 'step shoe-size', rule: 'unused' },
    ]);
  });
});
