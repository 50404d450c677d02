import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ServedFiles } from '@/lib/commands/sources/served-files';
import { ServedSources } from '@/lib/commands/sources/served-sources';

const project = mkdtempSync(path.join(tmpdir(), 'served-sources-'));
for (const part of ['funnels', 'lib', 'tsconfig.json']) cpSync(part, path.join(project, part), { recursive: true });
symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));

afterAll(() => rmSync(project, { recursive: true }));

const folder = path.join(project, '.data/dev');

function read(root: string, file: string): string {
  return readFileSync(path.join(root, 'funnels', file), 'utf8');
}

function save(file: string, from: string, to: string): string {
  const text = read(project, file).replace(from, to);
  writeFileSync(path.join(project, 'funnels', file), text);
  return text;
}

test('what is saved is served, but a file that cannot be read as it was', { timeout: 60_000 }, () => {
  const sources = new ServedSources(project, new ServedFiles(folder));
  expect(sources.update()).toEqual([]);

  const right = read(project, 'brands/bh.ts');
  const faulty = save('brands/bh.ts', 'tagline:', 'taglin:');
  const changed = save('brands/sd.ts', 'Medicare in daylight', 'Medicare at noon');
  expect(sources.update()).toMatchObject([{ file: 'funnels/brands/bh.ts', entry: 'brand bh', rule: 'shape' }]);
  expect(read(folder, 'brands/bh.ts')).toBe(right);
  expect(read(folder, 'brands/sd.ts')).toBe(changed);

  expect(save('brands/bh.ts', 'taglin:', 'tagline:')).not.toBe(faulty);
  expect(sources.update()).toEqual([]);
  save('brands/ps.ts', "page: '#", "page: '#f");
  expect(sources.update()).toMatchObject([
    { entry: 'brand ps', what: expect.stringMatching(/^“#f\w{6}” is no color$/) as string },
  ]);
  // A name that others still use goes in no file before it has gone in all.
  const renamed = save('forms/quiz.ts', 'export const', 'export const renamed');
  expect(sources.update().length).toBeGreaterThan(0);
  expect(read(folder, 'forms/quiz.ts')).not.toBe(renamed);
});

test('the pages are told of mistakes each time that these change', () => {
  const files = new ServedFiles(folder);
  const fault = { file: 'a.ts', line: 1, entry: 'a', rule: 'shape', what: 'what', mend: 'mend', why: 'why' };
  expect([files.showFaults([]), files.showFaults([fault]), files.showFaults([fault])]).toEqual([false, true, false]);
  const module = readFileSync(path.join(folder, 'found-faults.ts'), 'utf8');
  expect(JSON.parse(module.replace(/^export const foundFaults = /, '').replace(/;\n$/, ''))).toEqual([fault]);
});
