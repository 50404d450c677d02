import { expect, test } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { expectSameBothWays } from '@/tests/support/answer-ways';
import { lookAtPage } from '@/tests/support/page-looks';

// What pages and steps look like stands in `places`, `long-walks` and `steps`.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
