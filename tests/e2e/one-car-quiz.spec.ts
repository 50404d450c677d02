import { expect, test } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { steps, type StepName } from '@/funnels/steps/steps';
import { buildPlaceAddress } from '@/tests/support/page-set';
import { pickShortest } from '@/tests/support/walk-form';
import { walkStep } from '@/tests/support/walk-step';
import { waitForForm } from '@/tests/support/walk-medicare';

test('a quiz of several pages with one car and one driver ends at the number and asks nothing twice', async ({
  page,
  baseURL,
}) => {
  const start = registry.pages.find(({ path }) => path === '/quiz/vehicle1')!;
  await page.goto(buildPlaceAddress({ brand: 'tqg', page: start, query: '' }, baseURL));
  const form = page.locator('form[data-ready]');
  const asked: StepName[] = [];
  const shares: number[] = [];
  const questions: string[] = [];
  for (;;) {
    await waitForForm(page);
    const step = (await form.getAttribute('data-step')) as StepName;
    if (steps[step].type === 'final') break;
    asked.push(step);
    for (const bar of await page.locator('form [role=progressbar]').all())
      shares.push(Number(await bar.getAttribute('aria-valuenow')));
    await expect(page.locator('form [data-late-part]')).toHaveCount(0);
    const controls = page.locator('form :is(input, select, button)[name]:not([data-ahead] *)');
    const names = await controls.evaluateAll((all) => all.map((control) => control.getAttribute('name') ?? ''));
    questions.push(...new Set(names));
    await walkStep(page, steps[step], pickShortest);
    await expect(page.locator(`form[data-step=${step}]`)).toHaveCount(0);
  }
  expect(questions).toEqual([...new Set(questions)]);
  expect(asked.slice(0, 2)).toEqual(['vehicle1', 'vehicle1-more']);
  expect(asked).not.toContain('vehicle2');
  // The last question is the 12th of 13.
  expect(shares.at(-1)).toBe(92);
});
