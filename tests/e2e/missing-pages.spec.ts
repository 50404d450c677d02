import { expect, test } from '@playwright/test';
import { registry } from '@/funnels/registry';
import type { Brand } from '@/lib/brand/brand';
import { expectSameBothWays } from '@/tests/support/answer-ways';
import { runsAll } from '@/tests/support/only-in-all';
import { lookAtPage } from '@/tests/support/page-looks';
import { sampleByTraits } from '@/tests/support/page-set';

// What pages and steps look like stands in `places`, `long-walks` and `steps`.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const brands = Object.values(registry.brands);
/** What stands around the words is each brand's own, and looked at in `places`. */
const looked = runsAll ? brands : sampleByTraits(brands, ({ language }) => [language]);

function buildMissingAddress({ code }: Brand, baseURL: string | undefined): string {
  return `http://${code}.localhost:${new URL(baseURL ?? '').port}/nobody-has-this`;
}

test('where a brand has no page it says so, the same both ways', async ({ request, baseURL }) => {
  for (const brand of brands) {
    const address = buildMissingAddress(brand, baseURL);
    expect((await request.get(address)).status()).toBe(404);
    await expectSameBothWays(request, address);
  }
});

for (const brand of looked) {
  test(`axe finds nothing where ${brand.code} has no page`, async ({ page, baseURL }) => {
    const response = await page.goto(buildMissingAddress(brand, baseURL));
    expect(response?.status()).toBe(404);
    await lookAtPage(page);
  });
}
