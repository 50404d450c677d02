import { expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { listShots } from '@/lib/commands/shots/shot-list';
import { parseShotOptions } from '@/tests/support/shot-options';
import { drawShotSheet } from '@/lib/commands/shots/shot-sheet';

const shots = listShots(registry, parseShotOptions(['--page', '/', '--brand', 'm10', '--brand', 'bh'], 3000));

it('shows each brand with its pictures, phone beside desktop, and links to the pages', () => {
  const sheet = drawShotSheet(shots, registry.brands, 'All');
  const sources = [...sheet.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual(shots.flatMap(({ files }) => [files.phone, files.desktop]));
  expect(sheet).toContain('<h2 id="bh">Benefit Harbor (1)</h2>');
  for (const { url } of shots) expect(sheet).toContain(`<a href="${url}">`);
});

it('says what went wrong in place of pictures, as text', () => {
  const sheet = drawShotSheet([{ ...shots[0]!, fault: 'status <500>' }], registry.brands, 'A & B');
  expect(sheet).not.toContain('<img');
  expect(sheet).toContain('status &lt;500>');
  expect(sheet).toContain('<title>A &amp; B</title>');
});
