import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { copyEntry, insertEntry, writeEntry } from '@/lib/commands/sources/page-entry';
import { findFamilyFault, insertFamily, writeFamily } from '@/lib/commands/sources/page-family';
import { listSourceEntries } from '@/lib/commands/sources/source-entries';

const TEXT = `import { definePages } from '@/lib/page/page';

export const one = definePages([
  // One, or the only one: [{ name: 'two' }]
  {
    path: '/one',
    brands: ['m10', 'bh'],
    alternate: '/one-es',
    smid: { m10: 'MULTI-PLAN_ONE_M', bh: 'MULTI-PLAN_ONEBH_M' },
    // What people ask.
    body: [{ kind: 'faq', heading: 'Questions', questions: [] }],
  },
]);
`;
const FILE = { file: 'funnels/pages/one.ts', text: TEXT };

const page = {
  path: '/quiz/3-doors',
  brands: ['tqg'],
  template: 'landing',
  form: 'auto',
  title: 'Doors',
  description: 'Doors.',
  headline: "Whose doors? Yours, don't ask",
  subheadline: 'Doors.',
  body: [],
} as const;

async function tidy(text: string): Promise<string> {
  const { code } = await format('page.ts', text, { singleQuote: true, printWidth: 120 });
  return code;
}

describe('a new page entry', () => {
  it('stands at the end of its family’s list, its words quoted and everything before it as it was', async () => {
    const text = await tidy(insertEntry(FILE, writeEntry(page)));
    expect(text.startsWith(TEXT.slice(0, TEXT.indexOf(']);')))).toBe(true);
    expect(text).toContain(`  },\n\n  {\n    path: '/quiz/3-doors',\n    brands: ['tqg'],\n    template: 'landing',`);
    expect(text).toContain(`headline: "Whose doors? Yours, don't ask",`);
    expect(listSourceEntries([{ ...FILE, text }]).map(({ name }) => name)).toEqual(['one', 'quiz-3-doors']);
  });

  it('needs a list of pages', () => {
    expect(() => insertEntry({ file: 'x.ts', text: 'export const x = [];' }, '')).toThrow(
      'The file has no list of pages',
    );
  });

  it('may be the first of a new family, which then stands in the list of families', async () => {
    const file = 'funnels/pages/three-doors.ts';
    const text = await tidy(insertEntry({ file, text: writeFamily('three-doors') }, writeEntry(page)));
    expect(text).toContain(`export const threeDoors = definePages([\n  {\n    path: '/quiz/3-doors',`);
    const list = `import { one } from './pages/one';\n\nexport const pages = [\n  one,\n].flat();\n`;
    expect(insertFamily({ file: 'funnels/pages.ts', text: list }, 'three-doors')).toBe(
      `import { one } from './pages/one';\nimport { threeDoors } from './pages/three-doors';\n\n` +
        `export const pages = [\n  one,\n  threeDoors,\n].flat();\n`,
    );
    expect(() => insertFamily({ file: 'x.ts', text: '' }, 'x')).toThrow('The file has no list of families');
  });

  it('is refused a family whose name is a slip of another', () => {
    expect(findFamilyFault('benefts', ['grocery', 'benefits'])).toContain('Did you mean “benefits”?');
    expect(findFamilyFault('benefits', ['benefits', 'benefit'])).toBeUndefined();
    expect(findFamilyFault('auto-theft', ['auto-states', 'benefits'])).toBeUndefined();
  });

  it('begins as another: its own path, brands and ids, no pair, and its name from its path', async () => {
    const [entry] = listSourceEntries([FILE]);
    const own = { path: '/two', brands: ['qs'], smid: { qs: 'MULTI-PLAN_TWO_M' } } as const;
    const copy = await tidy(`(${copyEntry(entry!, own)})`);
    expect(copy).toContain(`  path: '/two',\n  brands: ['qs'],\n  smid: { qs: 'MULTI-PLAN_TWO_M' },\n  // What people`);
    expect(copy).not.toContain('alternate');
    expect(copy).toContain(`heading: 'Questions'`);
    const withoutIds = copyEntry(entry!, { path: '/two', brands: ['tqg'] });
    expect(withoutIds).not.toContain('smid');
    const [named] = listSourceEntries([{ file: 'x.ts', text: "definePage({ ...shared, name: 'own', body: [] })" }]);
    expect(await tidy(`(${copyEntry(named!, own)})`)).toMatch(
      /^\(\{\n {2}\.\.\.shared,\n {2}body: \[\],\n {2}path: '\/two'/,
    );
  });
});
