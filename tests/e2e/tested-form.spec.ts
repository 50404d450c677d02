import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Experiment } from '@/lib/experiments/experiment';
import { makeFormExperiment } from '@/tests/support/made-up-experiment';
import { copyProject } from '@/tests/support/project-copy';
import { makeSite } from '@/tests/support/site';
import { pickLongest, walkToResult } from '@/tests/support/walk-form';
import { expectStep, tapAnswer, waitForDeliveries, waitForForm } from '@/tests/support/walk-medicare';

const DAY_MS = 86_400_000;

function formatDay(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** A file of experiments that holds this one alone. */
function writeExperiment(folder: string, experiment: Experiment): void {
  const file = path.join(folder, 'funnels/experiments.ts');
  const head = "import type { Experiment } from '@/lib/experiments/experiment';\n\n";
  writeFileSync(file, `${head}export const experiments: readonly Experiment[] = [${JSON.stringify(experiment)}];\n`);
}

test('a variant’s own form is asked from its first question to the lead, and opens at each of its steps', async ({
  browser,
  page,
}) => {
  test.setTimeout(900_000);
  const project = copyProject();
  const [plain, quiz] = makeFormExperiment().variants;
  // Everybody draws the one with the form.
  const variants = [
    { ...plain, weight: 0 },
    { ...quiz, weight: 100 },
  ] as const;
  writeExperiment(project.folder, makeFormExperiment({ variants, startsOn: formatDay(-1), endsOn: formatDay(30) }));
  await project.build();
  const site = await makeSite({ project: project.folder });
  const form = page.locator('form');
  try {
    await site.start();
    await page.goto(site.address('m10', '/otc-savings'));
    await waitForForm(page);
    await expect(form).toHaveAttribute('data-form', 'medicare-quiz');
    await expect(page.getByText('First of all: do you have Medicare?')).toBeVisible();
    await tapAnswer(page, 'true');
    await expectStep(page, 'medicaid');
    await page.reload();
    await waitForForm(page);
    await expectStep(page, 'medicaid');
    await page.goto(site.address('m10', '/otc-savings/birth'));
    await waitForForm(page);
    await expectStep(page, 'medicare');
    await expect(form.locator('button[value=true]'), 'the answer is kept').toHaveAttribute('data-chosen');

    const road = await walkToResult(page, pickLongest);
    expect(road).toEqual(['medicare', 'medicaid', 'zipcode', 'contact', 'consent', 'result']);
    await waitForDeliveries(page);

    const other = await browser.newPage();
    await other.goto(site.address('m10', '/otc-savings/medicare-later?variant=short-way:plain'));
    await waitForForm(other);
    await expect(other.locator('form')).toHaveAttribute('data-form', 'medicare');
    await expectStep(other, 'zipcode');
    await other.close();

    const { leads, consents, events } = await site.stopAndRead();
    expect(leads).toMatchObject([{ page_name: 'otc-savings', form: 'medicare-quiz', product: 'medicare' }]);
    expect(consents.length).toBeGreaterThan(0);
    expect(consents.every(({ is_own_words }) => is_own_words === true)).toBe(true);
    const answered = events.filter(({ name }) => name === 'formStepSubmitted').map(({ properties }) => properties);
    expect(new Set(answered.map(({ formVersion }) => formVersion))).toEqual(new Set(['medicare-quiz@2']));
    const entered = events.filter(({ name }) => name === 'enteredExperiment').map(({ properties }) => properties);
    expect(entered).toContainEqual(expect.objectContaining({ name: 'short-way', variant: 'quiz' }));
  } finally {
    await site.close();
    await project.close();
  }
});
