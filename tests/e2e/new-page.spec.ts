import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '@/tests/support/project-copy';
import { findFreePort } from '@/tests/support/site';
import { pickShortest, walkToResult } from '@/tests/support/walk-form';
import { waitForForm } from '@/tests/support/walk-medicare';

const FLAGS = [
  ...['--path', '/winter-tires', '--brands', 'tqg,ps', '--file', 'auto-premium'],
  ...['--template', 'landing', '--form', 'auto-call', '--title', 'Insurance and winter tires'],
  ...['--description', 'Whether winter tires change what car insurance costs, and what to ask an agent about them.'],
  ...['--headline', 'Do winter tires change your premium?'],
  ...['--subheadline', 'In some states they may; an agent can tell you what an insurer asks for.'],
];

test('a marketer makes a page, mends what lint-pages finds, and the walk completes it', async ({ page }) => {
  test.setTimeout(300_000);
  const project = copyProject();
  try {
    const made = await project.run('new-page', FLAGS);
    expect(made.output).toContain('http://tqg.localhost:3000/winter-tires');
    expect(made.code).toBe(0);
    expect(await project.run('lint-pages')).toMatchObject({ code: 0 });

    const file = path.join(project.folder, 'funnels/pages/auto-premium.ts');
    const written = readFileSync(file, 'utf8');
    const faulty = written.replace('Do winter tires change your premium?', 'Claim your best rate, guaranteed');
    writeFileSync(file, faulty);
    const line = faulty.split('\n').findIndex((text) => text.includes('Claim your')) + 1;
    const found = await project.run('lint-pages');
    expect(found.code).toBe(1);
    expect(found.output).toContain(`funnels/pages/auto-premium.ts:${line}  winter-tires  [M-45] it says “Claim your”`);
    expect(found.output).toContain('“guaranteed”');
    writeFileSync(file, written);

    const port = await findFreePort();
    await project.startDevelopment(port, await findFreePort());
    for (const brand of ['tqg', 'ps']) {
      await page.goto(`http://${brand}.localhost:${port}/winter-tires`, { timeout: 120_000 });
      await expect(page.locator('main h1')).toHaveText('Do winter tires change your premium?');
      await waitForForm(page);
      expect((await walkToResult(page, pickShortest)).at(-1)).toBe('result');
    }
    const missing = await page.goto(`http://m10.localhost:${port}/winter-tires`);
    expect(missing?.status()).toBe(404);
  } finally {
    await project.close();
  }
});

test('a page that begins as another one is asked to be rewritten', async () => {
  const project = copyProject();
  const made = await project.run('new-page', ['--from', 'otc-savings', '--path', '/otc-again', '--brands', 'm10']);
  expect(made.output).toContain('funnels/pages/benefits.ts: /otc-again');
  const { code, output } = await project.run('lint-pages');
  expect(code).toBe(1);
  expect(output).toMatch(/benefits\.ts:\d+ {2}otc-again {2}\[copy\] it shares 100 % of its sentences with otc-savings/);
  await project.close();
});
