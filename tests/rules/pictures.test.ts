import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { ICON_NAMES, ILLUSTRATION_NAMES } from '@/lib/names/page-names';

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
});

describe('site icons', () => {
  it.each(Object.values(brands).map((brand) => [brand.code, brand.icon] as const))('%s has its own', (code, icon) => {
    expect(icon).toBe(`/icons/${code}.svg`);
    expect(statSync(path.join(publicFolder, icon)).size).toBeLessThan(2_000);
  });
});
