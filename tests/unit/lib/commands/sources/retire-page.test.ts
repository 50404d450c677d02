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
const OTHER = { file: 'funnels/experiments.ts', text: `defineExperiment({\n  page: 'gone',\n});\n` };
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

it('says what else names it, and gives up a page whose entry is made by a rule', () => {
  expect(listMentions([OTHER], page)).toEqual([`funnels/experiments.ts:2  page: 'gone',`]);
  expect(retirePage([REDIRECTS], page, '/kept')).toBeUndefined();
});
