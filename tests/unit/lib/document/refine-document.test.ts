import { expect, it } from 'vitest';
import { EARLY_PAGE_ID, LATE_DATA_ID, LATE_FILES_ID } from '@/lib/document/late-files';
import { refineDocument } from '@/lib/document/refine-document';
import { readStyleSheet } from '@/lib/document/used-styles';
import { readLateFiles } from '@/tests/support/late-files';

const STARTER = `<script>(function(){})("${LATE_FILES_ID}")</script>`;
const SHEETS: Readonly<Record<string, string>> = {
  '/_next/static/chunks/a.css': '@font-face{font-family:"face";src:url(../media/f.woff2)format("woff2")}.a{top:0}',
  '/_next/static/chunks/b.css': '.a{left:0}.unused{top:0}',
};
/** As Next 16 writes it. */
const RENDERED = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/last.js"/>',
  '<script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/two.js" async=""></script>',
  `<style>:root{--text:'face'}</style>${STARTER}<script src="/_next/static/chunks/old.js" noModule=""></script></head>`,
  '<body><p class="a">$&amp; words</p><script type="application/ld+json">{}</script><script>watch()</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>',
  '<script src="/_next/static/chunks/one.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\u003c$&\\n"])</script>',
  '</body></html>',
].join('');

const readStyles = (path: string) => readStyleSheet(SHEETS[path] ?? '', path);
const joinScripts = () => undefined;
const nameData = () => '/_next/static/data/x.js';
const refine = (html: string) =>
  refineDocument(html, { readStyles, visit: '/_next/static/visit/x.js', joinScripts, nameData });

it('leaves of a document what its first paint needs, and says what follows', () => {
  const files = {
    styles: ['/_next/static/chunks/a.css', '/_next/static/chunks/b.css'],
    scripts: ['/_next/static/chunks/last.js', '/_next/static/chunks/one.js', '/_next/static/chunks/two.js'],
    data: '/_next/static/data/x.js',
  };
  expect(refine(RENDERED)?.html).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
      '<link rel="preload" as="font" type="font/woff2" href="/_next/static/media/f.woff2" crossorigin=""/>',
      '<style data-precedence="next" data-href="used">',
      '@font-face{font-family:"face";src:url(/_next/static/media/f.woff2)format("woff2")}.a{top:0}.a{left:0}</style>',
      `<style>:root{--text:'face'}</style>${STARTER}`,
      `<script type="application/json" id="${LATE_FILES_ID}">${JSON.stringify(files)}</script></head>`,
      '<body><p class="a">$&amp; words</p><script type="application/ld+json">{}</script><script>watch()</script>',
      '</body></html>',
    ].join(''),
  );
});

it('makes one script of the data, in the order of the document', () => {
  expect(refine(RENDERED)?.data).toBe(
    [
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});',
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"0:\\u003c$&\\n"])',
    ].join(';\n'),
  );
});

it('keeps the data behind everything where it is given no place, to be run later', () => {
  const whole = refine(RENDERED);
  const inside = `<script type="text/plain" id="${LATE_DATA_ID}">${whole?.data ?? ''}</script></body>`;
  const html = whole?.html.replace(',"data":"/_next/static/data/x.js"', '').replace('</body>', () => inside);
  expect(refineDocument(RENDERED, { readStyles, joinScripts })?.html).toBe(html);
});

it('leaves alone what was refined already, and what has no starter', () => {
  expect(refine(refine(RENDERED)?.html ?? '')).toBeUndefined();
  expect(refine(RENDERED.replace(STARTER, ''))).toBeUndefined();
});

it('names the script that begins visits where the document says what it tells of', () => {
  const said = RENDERED.replace('</body>', `<script type="application/json" id="${EARLY_PAGE_ID}">{}</script></body>`);
  expect(refine(said)?.html).toContain('{"visit":"/_next/static/visit/x.js","styles"');
});

it('lists for scripts those that have them, and what taking an answer needs beside it where there is a form', () => {
  const list = (html: string) => {
    const joinAll = (paths: readonly string[]) => ({ paths: [`/${paths.length}.js`], answering: ['/answering.js'] });
    return readLateFiles(refineDocument(html, { readStyles, joinScripts: joinAll })?.html ?? '');
  };
  expect(list(RENDERED)).toMatchObject({ scripts: ['/3.js'] });
  expect(list(RENDERED)?.answering).toBeUndefined();
  const asking = RENDERED.replace('</p>', '</p><form id="start" data-form="medicare"></form>');
  expect(list(asking)).toMatchObject({ scripts: ['/3.js'], answering: ['/answering.js'] });
});
