import { expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import type { Change } from '@/lib/commands/shots/changed-documents';
import { drawChangesSheet } from '@/lib/commands/shots/changes-sheet';
import { listShots } from '@/lib/commands/shots/shot-list';
import { parseShotOptions } from '@/tests/support/shot-options';

const [shot] = listShots(registry, parseShotOptions(['--page', '/', '--brand', 'bh'], 3000));

function draw(change: Change, looksSame = false): string {
  return drawChangesSheet([{ change, before: shot!, after: shot!, looksSame }], registry.brands, 'Since <main>');
}

function listPictures(sheet: string): readonly (string | undefined)[] {
  return [...sheet.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
}

it('shows a page before and after, side by side on a phone and on a desktop', () => {
  const { phone, desktop } = shot!.files;
  const sheet = draw('changed');
  expect(listPictures(sheet)).toEqual([`before/${phone}`, `after/${phone}`, `before/${desktop}`, `after/${desktop}`]);
  expect(sheet).toContain('<title>Since &lt;main></title>');
});

it('says of a page that is new or gone which side is missing, and of one that looks the same that it does', () => {
  expect(listPictures(draw('new')).every((source) => source?.startsWith('after/'))).toBe(true);
  expect(draw('new')).toContain('not there before');
  expect(listPictures(draw('gone')).every((source) => source?.startsWith('before/'))).toBe(true);
  expect(draw('changed', true)).toContain('looks the same here');
  expect(drawChangesSheet([], registry.brands, 'Since main')).toContain('Nothing looks different.');
});
