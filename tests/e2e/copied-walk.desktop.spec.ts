import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { chromiumLaunch } from '@/tests/support/chromium';
import { fillToEnd, openDrawer, unfold } from '@/tests/support/debug-drawer';
import { runsAll } from '@/tests/support/only-in-all';
import { waitForForm } from '@/tests/support/walk-medicare';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** Runs a test by itself, as somebody would to whom it was sent; gives the exit code and what was printed. */
async function replay(source: string): Promise<{ readonly code: number | null; readonly printed: string }> {
  // Within the project, where its packages are found.
  mkdirSync('reports', { recursive: true });
  const folder = mkdtempSync(path.resolve('reports/copied-walk-'));
  try {
    writeFileSync(path.join(folder, 'walk.spec.ts'), source);
    const config = {
      reporter: 'line',
      outputDir: path.join(folder, 'results'),
      use: { launchOptions: chromiumLaunch },
    };
    writeFileSync(path.join(folder, 'playwright.config.mjs'), `export default ${JSON.stringify(config)};`);
    const child = spawn(process.execPath, [PLAYWRIGHT, 'test', '--config', folder]);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { code, printed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a walk that is copied in the drawer passes as a test, and fails once something else is expected', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/otc-savings?utm_campaign=spring&email=real%40mail.test');
  await waitForForm(page);
  const drawer = await openDrawer(page);
  await drawer.getByLabel('Fill in as').selectOption({ index: 1 });
  await fillToEnd(page, drawer);
  const journey = await unfold(drawer, 'Journey');
  // The result may be on the screen before the walk is known to have come that far.
  await expect(async () => {
    await journey.getByRole('button', { name: 'Copy this walk as a Playwright test' }).click();
    await expect(journey.locator('[aria-live]')).toHaveText('Copied: 5 answers, as far as result.', { timeout: 1000 });
  }).toPass();
  const source = await page.evaluate(() => navigator.clipboard.readText());
  expect(source).not.toMatch(/José|Núñez|mail\.test/);
  expect(source).toContain("'data-step', 'result'");
  expect(await replay(source)).toMatchObject({ code: 0 });
  // A second run of a whole test runner.
  if (!runsAll) return;
  const other = source.replace("'data-step', 'result'", "'data-step', 'zipcode'");
  expect(await replay(other)).toMatchObject({ code: 1 });
});
