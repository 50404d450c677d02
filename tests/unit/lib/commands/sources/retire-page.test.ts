import { expect, it } from 'vitest';
import { listMentions, retirePage } from '@/lib/commands/sources/retire-page';

const PAGES = {
  file: 'funnels/pages/one.ts',
  text: `export const one = definePages([
  { path: '/kept', brands: ['m10'] },
  // What goes.
  { path: '/gone', brands: ['m10', 'bh'], alternate: '/gone-es' },
  { path: '/gone-es', alternate: '/gone', brands: ['m10', 'bh'] },
]);
`,
};
const REDIRECTS = {
  file: 'funnels/redirects.ts',
  text: `export const redirects = defineRedirects([
  { path: '/older', to: '/gone', permanent: true },
]);
`,
};
const OTHER = { file: 'funnels/glossary.ts', text: `const links = {\n  page: 'gone',\n};\n` };
const TESTS = {
  file: 'funnels/experiments.ts',
  text: `export const experiments = [
  defineExperiment({ name: 'kept-headline', page: 'kept' }),
  defineExperiment({ name: 'gone-headline', page: 'gone' }),
];
`,
};
const page = { name: 'gone', path: '/gone', brands: ['m10', 'bh'] } as const;

it('takes out the entry with its comment, unlinks its twin, and leads every address to it to where it leads', () => {
  const changed = retirePage([PAGES, REDIRECTS, OTHER], page, '/kept');
  expect(changed).toEqual([
    {
      file: PAGES.file,
      text: `export const one = definePages([
  { path: '/kept', brands: ['m10'] },
  { path: '/gone-es', brands: ['m10', 'bh'] },
]);
`,
    },
    {
      file: REDIRECTS.file,
      text: `export const redirects = defineRedirects([
  { path: '/older', to: "/kept", permanent: true },
{ path: "/gone", brands: ["m10","bh"], to: "/kept", permanent: true },
]);
`,
    },
  ]);
});

it('takes out the test of the page, and no other', () => {
  const changed = retirePage([PAGES, REDIRECTS, TESTS], page, '/kept');
  expect(changed?.find(({ file }) => file === TESTS.file)?.text).toBe(`export const experiments = [
  defineExperiment({ name: 'kept-headline', page: 'kept' }),
];
`);
});

it('says what else names it, and gives up a page whose entry is made by a rule', () => {
  expect(listMentions([OTHER], page)).toEqual([`funnels/glossary.ts:2  page: 'gone',`]);
  expect(retirePage([REDIRECTS], page, '/kept')).toBeUndefined();
});
