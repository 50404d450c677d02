import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageList } from '@/components/catalogue/page-list';
import { PageProblems } from '@/components/catalogue/page-problems';
import { registry } from '@/funnels/registry';
import { listCatalogue } from '@/lib/rendered/catalogue';

const entries = listCatalogue(registry, 'm10', new Date('2026-11-21T12:00:00Z'));
const filter = { words: '', template: '', language: '', form: '', state: '' } as const;
const ignore = () => undefined;

function draw(faults: ReadonlyMap<string, number>): string {
  return renderToStaticMarkup(
    <PageList
      {...{ entries, filter, faults }}
      shown={entries}
      current={undefined}
      onFilter={ignore}
      onChoose={ignore}
      onProblems={ignore}
    />,
  );
}

it('says beside a page how many mistakes its entry has, leading to their lines, and nothing where there are none', () => {
  const list = draw(
    new Map([
      ['otc-savings', 2],
      [entries[0]!.name, 1],
    ]),
  );
  expect(list).toContain('href="?page=otc-savings#problems"');
  expect(list).toContain('>2 problems<');
  expect(list).toContain('>1 problem<');
  expect(list.match(/#problems/g)).toHaveLength(2);
  expect(list).toContain('With problems');
  expect(draw(new Map())).not.toMatch(/problem/i);
});

it('shows each mistake with its file, line, reason and mend', () => {
  const fault = { file: 'funnels/pages/otc.ts', line: 48, entry: 'otc-savings', rule: 'M-04' };
  const words = { what: 'It says free', mend: 'Say what it costs.', why: 'Nothing is.' };
  const shown = renderToStaticMarkup(<PageProblems faults={[{ ...fault, ...words }]} wanted={0} />);
  expect(shown).toContain('funnels/pages/otc.ts:48');
  for (const word of Object.values(words)) expect(shown).toContain(word);
  expect(renderToStaticMarkup(<PageProblems faults={[]} wanted={0} />)).toBe('');
});
