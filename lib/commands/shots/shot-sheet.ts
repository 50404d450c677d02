import type { Brand } from '@/lib/brand/brand';
import type { BrandCode } from '@/lib/names/brand-code';
import { SHOT_WINDOWS, type Shot, type ShotWindow } from './shot-list';

export interface TakenShot extends Shot {
  readonly fault?: string;
}

function escapeHtml(text: string): string {
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

/** By brand, phone beside desktop, each linked to its page; opens from disk. */
export function drawShotSheet(
  shots: readonly TakenShot[],
  brands: Readonly<Record<BrandCode, Pick<Brand, 'name'>>>,
  title: string,
): string {
  const codes = [...new Set(shots.map(({ brand }) => brand))];
  const links = codes.map((code) => `<a href="#${code}">${escapeHtml(brands[code].name)}</a>`);
  const sections = codes.map((code) => {
    const own = shots.filter(({ brand }) => brand === code);
    const heading = `<h2 id="${code}">${escapeHtml(brands[code].name)} (${own.length})</h2>`;
    return `<section>\n${[heading, ...own.map(drawShot)].join('\n')}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<nav>${links.join('\n')}</nav>
${sections.join('\n')}
</body>
</html>
`;
}
