import { expect, test } from '@playwright/test';
import { forms } from '@/funnels/forms';
import { steps, type StepName } from '@/funnels/steps/steps';
import { findStepBeforeConsent } from '@/lib/engine/asked-steps';
import { localizeForm } from '@/lib/engine/localize-form';
import type { Page } from '@/lib/page/page';
import { buildStepPath } from '@/lib/page/page-address';
import { lookAtStep } from '@/tests/support/page-looks';
import { runsAll } from '@/tests/support/only-in-all';
import { buildPlaceAddress, sampleByTraits } from '@/tests/support/page-set';
import { longWalks, nameLook, placeWalks, stepAddresses, unmetSteps } from '@/tests/support/plan-walks';
import { expectStep, waitForForm } from '@/tests/support/walk-medicare';

// What a step looks like on the way stands in `long-walks` and `places`; here each is opened by its address.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A consent that nobody can give yet leads to the first question that it needs. */
function findOpenedStep({ form, language }: Page, step: StepName): string {
  const missing = form && findStepBeforeConsent(localizeForm(forms[form], steps, language), {});
  return (steps[step].asking.kind === 'consent' && missing?.name) || step;
}

// The HTML of each stands in `step-addresses`; to a browser a step is the same in every form of a product.
const opened = runsAll
  ? stepAddresses
  : sampleByTraits(stepAddresses, ({ place, step }) => [nameLook(place.page, step)]);
const titles = new Set(opened.map(({ title }) => title));

for (const title of titles) {
  test(`steps of ${title} open by their addresses`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    for (const { place, step } of opened.filter((address) => address.title === title)) {
      const response = await page.goto(buildPlaceAddress(place, baseURL, buildStepPath(place.page, step)));
      expect(response?.status()).toBe(200);
      await waitForForm(page);
      await expectStep(page, findOpenedStep(place.page, step));
      expect([step, ...problems]).toEqual([step]);
    }
  });
}

for (const { place, title, step } of unmetSteps) {
  test(`axe finds nothing on ${step} of ${title}, which no walk meets`, async ({ page, baseURL }) => {
    await page.goto(buildPlaceAddress(place, baseURL, buildStepPath(place.page, step)));
    await waitForForm(page);
    await lookAtStep(page);
  });
}

test('each step of a product is looked at once in each language', () => {
  const looks = [
    ...[...longWalks, ...placeWalks].flatMap(({ page, looks: steps }) =>
      [...steps].map((step) => [page, step] as const),
    ),
    ...unmetSteps.map(({ place, step }) => [place.page, step] as const),
  ].map(([page, step]) => nameLook(page, step));
  const wanted = stepAddresses.map(({ place, step }) => nameLook(place.page, step));
  expect(looks.toSorted()).toEqual([...new Set(wanted)].toSorted());
});
