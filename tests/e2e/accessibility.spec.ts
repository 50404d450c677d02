import { expect, test } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { buildStepPath } from '@/lib/page/page-address';
import { expectSameBothWays } from '@/tests/support/answer-ways';
import { lookAtPage, lookAtStep } from '@/tests/support/page-looks';
import { buildPlaceAddress } from '@/tests/support/page-set';
import { unmetSteps } from '@/tests/support/plan-walks';
import { waitForForm } from '@/tests/support/walk-medicare';

// What a page and a step on the way look like stands in `places` and `long-walks`; here is what no walk meets.
test.use({ deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } });

for (const { code } of Object.values(registry.brands)) {
  test(`axe finds nothing where ${code} has no page, which is answered the same both ways`, async ({
    page,
    request,
    baseURL,
  }) => {
    const address = `http://${code}.localhost:${new URL(baseURL ?? '').port}/nobody-has-this`;
    await expectSameBothWays(request, address);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await lookAtPage(page);
  });
}

for (const { place, language, step } of unmetSteps) {
  test(`axe finds nothing on the step ${step} in ${language}, which no walk meets`, async ({ page, baseURL }) => {
    await page.goto(buildPlaceAddress(place, baseURL, buildStepPath(place.page, step)));
    await waitForForm(page);
    await lookAtStep(page);
  });
}
