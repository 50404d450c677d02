import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/names/brand-code';
import { SHOT_WINDOWS, type Shot, type ShotWindow } from './shot-list';

export interface TakenShot extends Shot {
  readonly fault?: string;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const STYLE = `
  body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; color: #1c1c1c; background: #e9e9e6 }
  nav { display: flex; flex-wrap: wrap; gap: 12px; margin-bottom: 24px }
  section { display: grid; grid-template-columns: repeat(auto-fill, minmax(460px, 1fr)); gap: 24px; margin-bottom: 48px }
  h2 { grid-column: 1 / -1; margin: 0 }
  figure { margin: 0 }
  figure div { display: flex; gap: 8px; align-items: flex-start }
  img { height: 300px; max-width: 100%; object-fit: cover; object-position: top; border: 1px solid #bbb; background: #fff }
  figcaption { margin-top: 4px }
  .change { grid-column: 1 / -1; padding-bottom: 16px; border-bottom: 1px solid #ccc }
  .change > div { flex-wrap: wrap; gap: 24px }
  figure .side { display: block }
  .side b { display: block; margin-bottom: 4px; font-size: 13px }
  .absent { display: grid; place-items: center; height: 300px; margin: 0; border: 1px dashed #777; color: #555 }
  .fault { color: #a00; font-weight: bold }
`;

function drawPicture({ files, name, fault }: TakenShot, window: ShotWindow): string {
  if (fault !== undefined) return '';
  const { width, height } = SHOT_WINDOWS[window];
  const src = escapeHtml(files[window]);
  const shape = `style="aspect-ratio:${width}/${height}"`;
  return `<a href="${src}"><img src="${src}" alt="${escapeHtml(name)}, ${window}" loading="lazy" ${shape}></a>`;
}

function drawShot(shot: TakenShot): string {
  const { name, page, url, fault } = shot;
  const kind = [page.template, page.form, page.language].filter(Boolean).join(', ');
  return `<figure id="${escapeHtml(`${shot.brand}.${name}`)}">
<div>${drawPicture(shot, 'phone')}${drawPicture(shot, 'desktop')}</div>
<figcaption><a href="${escapeHtml(url)}">${escapeHtml(name)}</a> ${escapeHtml(kind)}${
    fault === undefined ? '' : ` <span class="fault">${escapeHtml(fault)}</span>`
  }</figcaption>
</figure>`;
}

interface SheetSection {
  readonly code: BrandCode;
  readonly name: string;
  /** As HTML. */
  readonly figures: readonly string[];
}

/** A page with a section for each brand, and links to them. */
export function drawSheet(title: string, sections: readonly SheetSection[]): string {
  const links = sections.map(({ code, name }) => `<a href="#${code}">${escapeHtml(name)}</a>`);
  const drawn = sections.map(({ code, name, figures }) => {
    const heading = `<h2 id="${code}">${escapeHtml(name)} (${figures.length})</h2>`;
    return `<section>\n${[heading, ...figures].join('\n')}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<nav>${links.join('\n')}</nav>
${drawn.length > 0 ? drawn.join('\n') : '<p>Nothing looks different.</p>'}
</body>
</html>
`;
}

/** By brand, phone beside desktop, each linked to its page; opens from disk. */
export function drawShotSheet(
  shots: readonly TakenShot[],
  brands: Readonly<Record<BrandCode, Pick<Brand, 'name'>>>,
  title: string,
): string {
  const codes = [...new Set(shots.map(({ brand }) => brand))];
  return drawSheet(
    title,
    codes.map((code) => ({
      code,
      name: brands[code].name,
      figures: shots.filter(({ brand }) => brand === code).map(drawShot),
    })),
  );
}
