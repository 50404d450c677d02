import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRefiner } from '@/lib/server/pages/refine-rendered';
import { readLateFiles } from '@/tests/support/late-files';

const SHEET = '/_next/static/chunks/a.css';
const CSS = "@font-face{font-family:Own;src:url(../media/own.woff2)}.used{font-family:'Own'}.unused{color:red}";

let folder: string;

function write(sheet = SHEET): string {
  return [
    '<!DOCTYPE html><html><head>',
    `<link rel="stylesheet" href="${sheet}" data-precedence="next"/>`,
    '<script src="/_next/static/chunks/a.js" async=""></script></head>',
    '<body data-starter="&quot;late-files&quot;"><script>start("late-files")</script><p class="used">A step</p>',
    '<script>self.__next_f.push([1,"data"])</script></body></html>',
  ].join('');
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'refine-rendered-'));
  writeFileSync(
    join(folder, 'document-parts.json'),
    JSON.stringify({
      visit: '/_next/static/visit/x.js',
      joined: { '/_next/static/chunks/a.js': { paths: ['/_next/static/first/x.js'], answering: [] } },
      styles: { [SHEET]: CSS },
    }),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a rendered document has the styles that it uses, faces too, the first script, and its data last, to be run later', async () => {
  const html = await makeRefiner(join(folder, 'document-parts.json'))(write());
  expect(html).toContain("@font-face{font-family:Own;src:url(/_next/static/media/own.woff2)}.used{font-family:'Own'}");
  expect(html).not.toMatch(/unused|rel="stylesheet"|<script>self/);
  expect(readLateFiles(html)?.scripts).toEqual(['/_next/static/first/x.js']);
  expect(html).toMatch(
    /<script type="text\/plain" id="late-data">self\.__next_f\.push\(\[1,"data"\]\)<\/script><\/body>/,
  );
});

test('without the sheets of the build, or with another, a document stays as it is', async () => {
  expect(await makeRefiner(join(folder, 'none.json'))(write())).toBe(write());
  const other = write('/_next/static/chunks/b.css');
  expect(await makeRefiner(join(folder, 'document-parts.json'))(other)).toBe(other);
});
