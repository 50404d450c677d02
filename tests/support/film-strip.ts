import type { Page } from '@playwright/test';

/** One picture of a story, and what had just happened. */
export interface FilmFrame {
  readonly title: string;
  readonly picture: Buffer;
}

const HEIGHT = 640;
/** Of a row: seven pictures of a phone. */
const WIDTH = 2300;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Draws the pictures in their order, in rows, into one PNG; nothing where there are none. */
export async function drawFilmStrip(page: Page, frames: readonly FilmFrame[], file: string): Promise<void> {
  if (frames.length === 0) return;
  const figures = frames.map(({ title, picture }, index) => {
    const source = `data:image/png;base64,${picture.toString('base64')}`;
    return `<figure><img src="${source}" height="${HEIGHT}" alt=""><figcaption>${index + 1}. ${escape(title)}</figcaption></figure>`;
  });
  await page.setViewportSize({ width: WIDTH + 100, height: HEIGHT });
  await page.setContent(
    `<style>
      body { display: inline-flex; flex-wrap: wrap; gap: 24px; margin: 24px; background: white; font: 18px sans-serif; max-width: ${WIDTH}px; }
      figure { margin: 0; } img { display: block; border: 1px solid gray; } figcaption { margin-top: 12px; }
    </style>${figures.join('')}`,
  );
  await page.locator('body').screenshot({ path: file });
}
