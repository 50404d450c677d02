import { expect, it } from 'vitest';
import { definePage } from '@/lib/page/page';
import { listPageFlags } from '@/lib/rendered/page-flags';

const plain = definePage({
  name: 'plain',
  path: '/plain',
  brands: ['m10'],
  template: 'landing',
  description: '',
  headline: '',
  subheadline: '',
  body: [],
});
const full = definePage({
  ...plain,
  name: 'full',
  headline: 'Plans for {planYear}',
  indexable: false,
  leadsWith: 'call',
  exitIntent: { heading: '', text: '' },
});

it('tells what is worth knowing, and nothing of a page like any other', () => {
  const source = { pages: [plain, full], experiments: [{ page: 'full' }] };
  expect(listPageFlags(plain, source)).toEqual([]);
  expect(listPageFlags(full, source)).toEqual(['noindex', 'experiment', 'dated', 'exit-intent', 'call-first']);
});
