import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/names/brand-code';
import type { Change } from './changed-documents';
import { SHOT_WINDOWS, type ShotWindow } from './shot-list';
import { drawSheet, escapeHtml, type TakenShot } from './shot-sheet';

/** One page before and after; a side that was not there has no picture. */
export interface ChangedShot {
  readonly change: Change;
  readonly before: TakenShot;
  readonly after: TakenShot;
  /** Whether the pictures are the same, though the documents are not. */
  readonly looksSame: boolean;
}

const SIDES = { before: 'Before', after: 'After' } as const;
const ABSENT: Readonly<Record<keyof typeof SIDES, Change>> = { before: 'new', after: 'gone' };
const ABSENT_WORDS = { before: 'not there before', after: 'not there any more' } as const;

function drawSide(changed: ChangedShot, side: keyof typeof SIDES, window: ShotWindow): string {
  const { files, name, fault } = changed[side];
  const { width, height } = SHOT_WINDOWS[window];
  const shape = `style="aspect-ratio:${width}/${height}"`;
  const words = changed.change === ABSENT[side] ? ABSENT_WORDS[side] : fault;
  const src = escapeHtml(`${side}/${files[window]}`);
  const picture =
    words === undefined
      ? `<a href="${src}"><img src="${src}" alt="${escapeHtml(`${name}, ${window}, ${side}`)}" loading="lazy" ${shape}></a>`
      : `<p class="absent" ${shape}>${escapeHtml(words)}</p>`;
  return `<div class="side"><b>${SIDES[side]}</b>${picture}</div>`;
}

function drawChange(changed: ChangedShot): string {
  const { after, change, looksSame } = changed;
  const windows: readonly ShotWindow[] = ['phone', 'desktop'];
  const pairs = windows.map(
    (window) => `<div class="pair">${drawSide(changed, 'before', window)}${drawSide(changed, 'after', window)}</div>`,
  );
  const remark = looksSame ? 'looks the same here; --full or --steps may show more' : change;
  const kind = [after.page.template, after.page.form, after.page.language, remark].filter(Boolean).join(', ');
  return `<figure class="change" id="${escapeHtml(`${after.brand}.${after.name}`)}">
<figcaption><strong>${escapeHtml(after.name)}</strong> ${escapeHtml(new URL(after.url).pathname)} <span>${escapeHtml(kind)}</span></figcaption>
<div>${pairs.join('')}</div>
</figure>`;
}

/** What changed, by brand: phone before and after, desktop before and after, in one row; opens from disk. */
export function drawChangesSheet(
  changes: readonly ChangedShot[],
  brands: Readonly<Record<BrandCode, Pick<Brand, 'name'>>>,
  title: string,
): string {
  const codes = [...new Set(changes.map(({ after }) => after.brand))];
  return drawSheet(
    title,
    codes.map((code) => ({
      code,
      name: brands[code].name,
      figures: changes.filter(({ after }) => after.brand === code).map(drawChange),
    })),
  );
}
