import { describe, expect, it } from 'vitest';
import { buildConstantName, copyEntry, findEntry, insertEntry, writeEntry } from '@/lib/commands/page-entry';

const FILE = `import { definePage, type Page } from '@/lib/page/page';

/** One. */
const one = definePage({
  name: 'one',
  path: '/one',
  brands: ['m10', 'bh'],
  alternate: '/one-es',
  smid: { m10: 'MULTI-PLAN_ONE_M', bh: 'MULTI-PLAN_ONEBH_M' },
  body: [
    { kind: 'faq', heading: 'Questions', questions: [] },
  ],
});

export const onePages: readonly Page[] = [one];
`;

const page = {
  path: '/quiz/3-doors',
  brands: ['tqg'],
  template: 'landing',
  form: 'auto',
  title: 'Doors',
  description: 'Doors.',
  headline: "Whose doors? Yours, don't ask",
  subheadline: 'Doors.',
};

describe('a new page entry', () => {
  it('has a name made of its path, and a constant that a file may hold', () => {
    expect(buildConstantName('/otc-savings')).toBe('otcSavings');
    expect(buildConstantName('/3-new-benefits')).toBe('page3NewBenefits');
    expect(buildConstantName('/quiz/3-doors')).toBe('quiz3Doors');
  });

  it('is written with its words quoted', () => {
    const entry = writeEntry(page);
    expect(entry).toMatch(/^const quiz3Doors = definePage\(\{\n {2}name: 'quiz-3-doors',/);
    expect(entry).toContain(`headline: 'Whose doors? Yours, don\\'t ask',`);
  });

  it('joins the list of its family', () => {
    const text = insertEntry(FILE, page.path, writeEntry(page));
    expect(text).toContain('/** /quiz/3-doors */\nconst quiz3Doors = definePage({');
    expect(text).toContain('export const onePages: readonly Page[] = [one, quiz3Doors];');
    expect(() => insertEntry('', page.path, '')).toThrow('The file has no list of pages');
  });

  it('begins as another: its own name, path, brands and ids, and no pair', () => {
    const entry = findEntry(FILE, 'one') ?? '';
    const copy = copyEntry(entry, { path: '/two', brands: ['qs'], smid: { qs: 'MULTI-PLAN_TWO_M' } });
    expect(copy).toContain(`name: 'two',\n  path: '/two',\n  brands: ['qs'],\n  smid: { qs: 'MULTI-PLAN_TWO_M' },`);
    expect(copy).not.toContain('alternate');
    expect(copy).toContain(`heading: 'Questions'`);
    expect(findEntry(FILE, 'two')).toBeUndefined();
  });
});
