import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAnswering } from '@/lib/commands/process/join-scripts';
import { refineBuild } from '@/lib/commands/process/refine-build';
import { readLateFiles } from '@/tests/support/late-files';

const DOCUMENT = [
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/turbopack-a.js" async=""></script>',
  '<style>:root{--text:\'face\'}</style><script>start("late-files")</script></head><body><p class="a"></p>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>',
].join('');

const MODULES = '12,(e,t)=>{t([7,e=>{e()}])},345,(e,t)=>{t({rendererPackageName:"react-dom"})},6,e=>{e()}';
const CHUNK = `bundle.push(["object"==typeof document?document.currentScript:void 0,${MODULES}])`;

const FACE = '@font-face{font-family:"face";src:url(../media/f.woff2)}';

const FIRST_SCRIPT = /^\/_next\/static\/first\/[\w-]{16}\.js$/;

let folder: string;
const refine = (): number => refineBuild([folder], join(folder, 'static'), 'begin()');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const name of ['server/app/m10/page', 'static/chunks']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'static/chunks/a.css'), `${FACE}.a{top:0}.b{top:0}`);
  writeFileSync(join(folder, 'static/chunks/a.js'), CHUNK);
  writeFileSync(join(folder, 'static/chunks/turbopack-a.js'), 'run()');
  writeFileSync(join(folder, 'server/app/m10/page.html'), DOCUMENT);
  writeFileSync(join(folder, 'server/app/m10/page/step.html'), DOCUMENT);
  writeFileSync(join(folder, 'server/app/m10/bare.html'), '<html></html>');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('every document of a build names the file that has its data, by its content, and a second run changes nothing', () => {
  expect(refine()).toBe(2);
  const html = readFileSync(join(folder, 'server/app/m10/page.html'), 'utf8');
  expect(html).toContain('src:url(/_next/static/media/f.woff2)}.a{top:0}</style>');
  expect(readFileSync(join(folder, 'static/chunks/a.css'), 'utf8')).toBe('.a{top:0}.b{top:0}');
  const { data = '' } = readLateFiles(html) ?? {};
  expect(data).toMatch(/^\/_next\/static\/data\/[\w-]{16}\.js$/);
  expect(readFileSync(join(folder, data.replace('/_next', '')), 'utf8')).toContain('__next_f');
  expect(readLateFiles(readFileSync(join(folder, 'server/app/m10/page/step.html'), 'utf8'))?.data).toBe(data);
  expect(refine()).toBe(0);
  expect(readFileSync(join(folder, 'server/app/m10/page.html'), 'utf8')).toBe(html);
});

it('the whole sheets stay for documents that are rendered later, after a second run too', () => {
  for (let round = 0; round < 2; round += 1) {
    refine();
    expect(JSON.parse(readFileSync(join(folder, 'server/document-parts.json'), 'utf8'))).toEqual({
      visit: expect.stringMatching(/^\/_next\/static\/visit\/[\w-]{16}\.js$/) as unknown,
      joined: {
        '/_next/static/chunks/a.js /_next/static/chunks/turbopack-a.js': {
          paths: [expect.stringMatching(FIRST_SCRIPT) as unknown, expect.stringMatching(FIRST_SCRIPT) as unknown],
          answering: [],
        },
      },
      styles: { '/_next/static/chunks/a.css': `${FACE}.a{top:0}.b{top:0}` },
    });
  }
});

function readScripts(): readonly string[] {
  const html = readFileSync(join(folder, 'server/app/m10/page.html'), 'utf8');
  const paths = readLateFiles(html)?.scripts ?? [];
  for (const path of paths) expect(path).toMatch(FIRST_SCRIPT);
  return paths.map((path) => readFileSync(join(folder, path.replace('/_next', '')), 'utf8'));
}

it('the scripts of a first load are two, compiled as they arrive, React and the others, each of which says where it lies', () => {
  refine();
  const [react = [], others = [], ...more] = readScripts().map((script) => script.split('\n'));
  expect(more).toEqual([]);
  expect(react).toEqual(['//# allFunctionsCalledOnLoad', `bundle.push(["static/chunks/a.js",${MODULES}])`]);
  expect([others.at(0), others.at(2)]).toEqual(['//# allFunctionsCalledOnLoad', 'run()']);
  expect(others.at(1)).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/turbopack-a.js"]');
});

it('React is evaluated in a task of its own, once the scripts are there', () => {
  refine();
  const last = readScripts().at(-1)?.split('\n').at(-1);
  expect(last).toBe('setTimeout(()=>TURBOPACK.push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[345]}));');
});

it('the errors that React makes for itself take no stack, those that it makes as it goes do', () => {
  const module = (made: string): string =>
    `345,(e,t)=>{"use strict";var a=${made},b=2;function f(){throw Error(e(461))}t({rendererPackageName:"react-dom"})}`;
  writeFileSync(join(folder, 'static/chunks/a.js'), CHUNK.replace(/345.*}\)}/, module('Error(e(460))')));
  refine();
  expect(readScripts()[0]).toContain(module('{__proto__:Error.prototype,message:e(460)}'));
});

describe('what taking an answer needs', () => {
  const LOADER = '{loadAnswers:()=>e.A(31)}';
  const list = (paths: string) => `t=>{t.v(e=>Promise.all([${paths}].map(e=>t.l(e))).then(()=>e(8)))}`;
  const PART = `31,${list('"static/chunks/b.js","static/chunks/c.css","static/chunks/d.js"')}`;

  it('is compiled as it arrives, too', () => {
    writeFileSync(join(folder, 'static/chunks/a.js'), CHUNK.replace('6,e=>{e()}', `${PART},6,e=>{f(${LOADER})}`));
    for (const name of ['b', 'd']) writeFileSync(join(folder, `static/chunks/${name}.js`), 'take()');
    refine();
    for (const name of ['b', 'd'])
      expect(readFileSync(join(folder, `static/chunks/${name}.js`), 'utf8')).toBe(
        '//# allFunctionsCalledOnLoad\ntake()',
      );
  });

  it('is found where the first scripts fetch it', () => {
    expect(listAnswering(`f(${LOADER});push([${PART}])`)).toEqual([
      '/_next/static/chunks/b.js',
      '/_next/static/chunks/d.js',
    ]);
    expect(listAnswering('push([])')).toEqual([]);
  });

  it('is refused where they fetch it in another way', () => {
    const message = 'The bundler writes its scripts in another way now: loadAnswers.';
    expect(() => listAnswering(`f(${LOADER.replace('e.A', 'e.B')});push([${PART}])`)).toThrow(message);
    expect(() => listAnswering(`f(${LOADER});push([${PART.replace('31', '32')}])`)).toThrow(message);
  });
});

it('refuses scripts in which it finds no React', () => {
  writeFileSync(join(folder, 'static/chunks/a.js'), CHUNK.replace('rendererPackageName', 'rendererName'));
  expect(refine).toThrow('The bundler writes its scripts in another way now: none of them has React.');
  writeFileSync(join(folder, 'static/chunks/a.js'), CHUNK.replace('345,', ''));
  expect(refine).toThrow('The bundler writes its scripts in another way now: /_next/static/chunks/a.js.');
});

it('refuses a script that says in another way where it lies, for which others would wait for ever', () => {
  writeFileSync(join(folder, 'static/chunks/a.js'), CHUNK.replace('"object"==typeof document?', ''));
  expect(refine).toThrow('The bundler writes its scripts in another way now: /_next/static/chunks/a.js.');
});
