import type { Page } from '@playwright/test';

/** A window, as tall as a phone’s browser leaves it between its bars. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const SCREENS: readonly Screen[] = [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
];

/** Wider than any face that a phone brings along. */
const WIDEST_FACE = "'DejaVu Sans', Verdana, sans-serif";

/** What of the contract does not hold on the screen as it is; empty when all does. Runs in the page. */
function listFaults(): readonly string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isDrawn = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isInView = (element: Element) => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  };
  const countLines = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
  };

  const [headline] = find('main h1');
  expect(headline !== undefined && isInView(headline), 'headline out of view');
  expect(headline !== undefined && countLines(headline) <= 2, 'headline on more than two lines');
  const [form] = find('form[data-form]');
  const asked = find('form[data-form] [data-step-heading]').filter(isDrawn);
  const answers = find('form[data-form] :is(input, select, button[type=submit])').filter(isDrawn);
  expect(asked.length === 1 && asked.every(isInView), 'question out of view');
  expect(answers.length > 0 && answers.every(isInView), 'field, choice or button out of view');
  const pictures = find('[data-block-id=hero] [data-part=picture]').filter((picture) => {
    const { top, height, width } = picture.getBoundingClientRect();
    return isDrawn(picture) && width > 0 && Math.min(height, innerHeight - top) >= 56;
  });
  expect(pictures.length === 1, 'no picture in view');
  const calls = find('a[data-call-location]').filter((call) => isDrawn(call) && isInView(call));
  const places = calls.map((call) => call.dataset['callLocation']).filter((place) => place !== 'hero');
  expect(places.join() === 'header', `calls in view: ${places.join()}`);
  expect(!/\b(step|paso) \d/i.test(form?.innerText ?? ''), 'a number of steps');
  expect(document.documentElement.scrollWidth <= innerWidth, 'wider than the screen');
  return faults;
}

const LOOKS = 30;
const BETWEEN_LOOKS_MS = 50;

/** Once the page has come to rest: what moves in and what a new size of the window changes takes a moment. */
async function lookAtRest(tab: Page): Promise<readonly string[]> {
  let found = await tab.evaluate(listFaults);
  for (let look = 1; look < LOOKS && found.length > 0; look += 1) {
    await tab.waitForTimeout(BETWEEN_LOOKS_MS);
    found = await tab.evaluate(listFaults);
  }
  return found;
}

async function setWidestFace(tab: Page, isSet: boolean): Promise<void> {
  await tab.evaluate(
    ([family, isWanted]) => {
      document.getElementById('widest-face')?.remove();
      if (!isWanted) return;
      const style = document.createElement('style');
      style.id = 'widest-face';
      style.textContent = `* { font-family: ${family} !important }`;
      document.head.append(style);
    },
    [WIDEST_FACE, isSet] as const,
  );
}

/** What does not hold, on each screen, as the page is set and with the widest face, each with where it was seen. */
export async function listFirstScreenFaults(tab: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  // From the one that the page before was left on: a window takes longer to resize than to look at.
  const isLast = tab.viewportSize()?.width === SCREENS.at(-1)?.width;
  for (const screen of isLast ? SCREENS.toReversed() : SCREENS) {
    await tab.setViewportSize(screen);
    for (const face of ['own faces', 'widest face']) {
      await setWidestFace(tab, face === 'widest face');
      const found = await lookAtRest(tab);
      faults.push(...found.map((fault) => `${screen.width} px, ${face}: ${fault}`));
    }
  }
  return faults;
}
