import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TypeChecker } from '@/lib/commands/sources/type-faults';
import { projectRoot } from '@/tests/support/project-files';

/** What a slip of the hand makes of a file: the words as they are, as they are written, and what is said of it. */
type Slip = readonly [file: string, right: string | RegExp, wrong: string, said: string];

const SLIPS: readonly Slip[] = [
  [
    'pages/dental.ts',
    "brands: ['bh'",
    "brands: ['bhh'",
    '“bhh” is none of the names for this list. Did you mean “bh”?',
  ],
  ['pages/benefits.ts', 'headline:', 'headlin:', 'there is no key headlin. Did you mean “headline”?'],
  [
    'pages/grocery.ts',
    "template: 'landing'",
    "template: 'landng'",
    '“landng” is none of the names for template. Did you mean “landing”?',
  ],
  ['pages/buyback.ts', "form: 'medicare", "form: 'Medicare", 'Did you mean “medicare”?'],
  ['pages/dsnp.ts', "kind: 'faq'", "kind: 'faqs'", 'there is no kind “faqs”. Did you mean “faq”?'],
  [
    'pages/life.ts',
    "icon: 'people'",
    "icon: 'poeple'",
    '“poeple” is none of the names for icon. Did you mean “people”?',
  ],
  ['pages/csnp-allowance.ts', 'path: ', '// path: ', 'it has no path. Add it to the entry.'],
  ['pages/otc-allowance.ts', 'heading:', 'headng:', 'there is no key headng. Did you mean “heading”?'],
  [
    'pages/otc-flex.ts',
    "template: 'landing',",
    "template: 'landing'",
    'Look here and at the line before for a missing comma',
  ],
  [
    'brands/m10.ts',
    /legalName: (sample|confirmed)\(/,
    'legalName: (',
    '`legalName` has a value of another kind. It wants sample(…) or confirmed(…) of string.',
  ],
  ['brands/bh.ts', "product: 'medicare'", "product: 'medicar'", 'Did you mean “medicare”?'],
  ['brands/wc.ts', 'tagline:', 'tag_line:', 'there is no key tag_line. Did you mean “tagline”?'],
  ['brands/qs.ts', 'defineBrand(', 'defineBrnd(', 'there is nothing called defineBrnd. Did you mean “defineBrand”?'],
  [
    'forms/life.ts',
    "'zipcode'",
    "'zip-code'",
    '“zip-code” is none of the names for this list. Did you mean “zipcode”?',
  ],
  ['steps/medicaid.ts', "field: 'haveMedicaid'", "field: 'hasMedicaid'", 'Did you mean “haveMedicaid”?'],
  ['steps/zipcode.ts', 'spanish:', 'spansh:', 'there is no key spansh. Did you mean “spanish”?'],
  ['experiments.ts', 'weight: 50 }', "weight: '50' }", '`weight` has a value of another kind. It wants number.'],
  ['redirects.ts', "['m10', 'bh'], to", "['m10', 'bx'], to", '“bx” is none of the names for this list.'],
  ['glossary.ts', 'english:', 'englsh:', 'there is no key englsh. Did you mean “english”?'],
];

test('each slip is found in its file and line, with what was meant, and nothing else is', { timeout: 60_000 }, () => {
  const places = SLIPS.map(([file, right, wrong]) => {
    const text = readFileSync(path.join(projectRoot, 'funnels', file), 'utf8');
    const meant = typeof right === 'string' ? right : (right.exec(text)?.[0] ?? 'nothing such');
    const at = text.indexOf(meant);
    expect(at, `${file}: ${meant}`).toBeGreaterThan(0);
    const line = text.slice(0, at).split('\n').length;
    return { file: `funnels/${file}`, line, text: text.slice(0, at) + wrong + text.slice(at + meant.length) };
  });
  const checker = new TypeChecker(projectRoot);
  expect(checker.listFaults()).toEqual([]);

  const faults = checker.listFaults(places);
  for (const [index, [, , , said]] of SLIPS.entries()) {
    const place = places[index];
    const found = faults.filter(({ file }) => file === place?.file);
    expect(found.map(({ what, mend }) => `${what}. ${mend}`).join('\n')).toContain(said);
    // A missing comma shows in the line after, a missing key at the entry's beginning.
    expect(Math.abs((found[0]?.line ?? 0) - (place?.line ?? 0))).toBeLessThanOrEqual(1);
  }
  expect(faults.map(({ file }) => file).toSorted()).toEqual(places.map(({ file }) => file).toSorted());
});
