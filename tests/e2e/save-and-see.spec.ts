import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { copyProject } from '@/tests/support/project-copy';
import { findFreePort } from '@/tests/support/site';

/** What a marketer saves again and again while the page is open, and what of it then stands on the page. */
interface SavedKind {
  readonly kind: string;
  readonly open: readonly [brand: string, path: string];
  readonly file: string;
  /** As the file has it, up to what is written anew each time. */
  readonly begins: RegExp;
  readonly write: (count: number) => string;
  readonly see: (page: Page, written: string) => Promise<unknown>;
}

const SAVES_OF_A_KIND = 7;

/** Patience, not a measure. */
const PATIENTLY = { timeout: 60_000 };

const seeText = (page: Page, written: string) => expect(page.getByText(written).first()).toBeAttached(PATIENTLY);

const KINDS: readonly SavedKind[] = [
  {
    kind: 'a word around every page',
    open: ['bh', '/dental-vision'],
    file: 'messages/english.ts',
    begins: /(?<=skipLink: ')[^']+/,
    write: (count) => `Skip ${count} lines`,
    see: seeText,
  },
  {
    kind: 'a question',
    open: ['bh', '/dental-vision/birth'],
    file: 'steps/person.ts',
    begins: /(?<=name: 'birth',[^]*?question: \{\s*english: ')[^']+/,
    write: (count) => `Born ${count} years ago?`,
    see: seeText,
  },
  {
    kind: 'a number',
    open: ['bh', '/dental-vision'],
    file: 'brands/bh.ts',
    begins: /(?<=number: sample\(')[^']+/,
    write: (count) => `+1206555011${count}`,
    see: (page, written) => expect(page.locator(`a[href="tel:${written}"]`).first()).toBeVisible(PATIENTLY),
  },
  {
    kind: 'a page',
    open: ['bh', '/dental-vision'],
    file: 'pages/dental.ts',
    begins: /(?<=headline: ')[^']+/,
    write: (count) => `${count} things plans may add`,
    see: seeText,
  },
  {
    kind: 'a form',
    open: ['bh', '/dental-vision'],
    file: 'forms/medicare.ts',
    begins: /(?<=steps: \[)'zipcode', 'medicare-and-medicaid'|'medicare-and-medicaid', 'zipcode'/,
    write: (count) => (count % 2 === 0 ? `'zipcode', 'medicare-and-medicaid'` : `'medicare-and-medicaid', 'zipcode'`),
    see: (page, written) =>
      expect(page.locator('form#start')).toHaveAttribute('data-step', /'([^']+)'/.exec(written)?.[1] ?? '', PATIENTLY),
  },
  {
    kind: 'a brand',
    open: ['bh', '/dental-vision'],
    file: 'brands/bh.ts',
    begins: /(?<=  name: ')[^']+/,
    write: (count) => `Brand ${count}`,
    see: seeText,
  },
  {
    kind: 'a Spanish page',
    open: ['m10es', '/'],
    file: 'pages/home.ts',
    begins: /(?<=brands: \['m10es'\][^]*?headline: ')[^']+/,
    write: (count) => `Hable de ${count} dudas`,
    see: seeText,
  },
];

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

test('what is saved shows in the open page, of each kind and fifty times', async ({ page }) => {
  test.setTimeout(900_000);
  const project = copyProject();
  try {
    const port = await findFreePort();
    const ready = await project.startDevelopment(port, await findFreePort());
    console.log(`npm run dev was ready after ${inSeconds(ready)}`);
    for (const { kind, open, file, begins, write, see } of KINDS) {
      const source = path.join(project.folder, 'funnels', file);
      const [brand, address] = open;
      await page.goto(`http://${brand}.localhost:${port}${address}`, { timeout: 120_000 });
      await expect(page.locator('form#start[data-ready]')).toBeVisible({ timeout: 60_000 });
      // Who edits has looked at the page: its first calls, whose code is compiled meanwhile, are over.
      await page.waitForLoadState('networkidle');
      const waited: number[] = [];
      for (let count = 1; count <= SAVES_OF_A_KIND; count += 1) {
        const written = write(count);
        const text = readFileSync(source, 'utf8');
        expect(text, file).toMatch(begins);
        const savedAt = performance.now();
        writeFileSync(source, text.replace(begins, written));
        await see(page, written);
        waited.push(performance.now() - savedAt);
      }
      waited.sort((one, other) => one - other);
      const [median = 0, worst = 0] = [waited[Math.floor(waited.length / 2)], waited.at(-1)];
      console.log(`${kind}: seen ${waited.length} times, median ${inSeconds(median)}, worst ${inSeconds(worst)}`);
    }
  } finally {
    await project.close();
  }
});
