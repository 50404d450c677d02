import type { Page } from '@playwright/test';

/** Shows the page in a colour scheme, without motion, and waits until its typefaces and colours are there to stay. */
export async function paintIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // A typeface that comes later moves what stands below it, away from where axe has found its ground.
    await document.fonts.ready;
    // The new colours are there after the next paint, and once what goes over to them has done so.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const passing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
