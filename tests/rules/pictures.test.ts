import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { ICON_NAMES, ILLUSTRATION_NAMES } from '@/lib/names/page-names';
import { listProjectFiles, projectRoot } from '../support/project-files';

const publicFolder = path.resolve(import.meta.dirname, '../../public');

describe('scenes', () => {
  it.each(ILLUSTRATION_NAMES)('%s is drawn in the colors of the brand around it, in under 12 kB', (name) => {
    const file = path.join(publicFolder, 'images', `${name}.svg`);
    const drawing = readFileSync(file, 'utf8');
    expect(statSync(file).size).toBeLessThan(12_000);
    expect(drawing).toContain('<g id="scene">');
    expect(drawing).not.toMatch(/#[0-9a-f]{3,8}"|<text|<image|<script/i);
  });
});

describe('icons', () => {
  const sheet = readFileSync(path.join(publicFolder, 'images/icons.svg'), 'utf8');

  it('are one symbol each, and no others', () => {
    expect([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...ICON_NAMES]);
  });

  it('are each shown by a page', () => {
    const pages = listProjectFiles().filter((file) => file.startsWith('funnels/pages/'));
    const words = pages.map((file) => readFileSync(path.join(projectRoot, file), 'utf8')).join('');
    expect(ICON_NAMES.filter((name) => !words.includes(`icon: '${name}'`))).toEqual([]);
  });

  it('have the color of the words beside them, one grid, and at most 8 kB on the way', () => {
    expect(new Set(Array.from(sheet.matchAll(/viewBox="([^"]+)"/g), ([, grid]) => grid))).toEqual(
      new Set(['0 0 256 256']),
    );
    expect(sheet).not.toMatch(/ (fill|stroke|style|class)=|<text|<image|<script/i);
    expect(gzipSync(sheet).byteLength).toBeLessThan(8_000);
  });

  it('name their maker, whose licence lies beside them', () => {
    const [, licence = ''] = /Phosphor Icons.*MIT License.*: \/images\/(\S+)/.exec(sheet) ?? [];
    const notice = readFileSync(path.join(publicFolder, 'images', licence), 'utf8');
    expect(notice).toMatch(/Copyright \(c\) \d+ Phosphor Icons[\s\S]+this permission notice shall be included in all/);
  });
});

describe('site icons', () => {
  it.each(Object.values(brands).map((brand) => [brand.code, brand.icon] as const))('%s has its own', (code, icon) => {
    expect(icon).toBe(`/icons/${code}.svg`);
    expect(statSync(path.join(publicFolder, icon)).size).toBeLessThan(2_000);
  });
});
