import { expect, type Page } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { pageDisclosures } from '@/lib/compliance/page-disclosures';
import { expectSameBothWays } from '@/tests/support/answer-ways';
import { test } from '@/tests/support/failing-walk';
import { lookAtPage, lookAtStep } from '@/tests/support/page-looks';
import { buildPlaceAddress } from '@/tests/support/page-set';
import { placeWalks, type PlannedPlace } from '@/tests/support/plan-walks';
import { listHeaderFaults, watchViolations } from '@/tests/support/security-headers';
import { waitForIdleShell } from '@/tests/support/shell';
import { pickShortest } from '@/tests/support/walk-form';
import { walkStep } from '@/tests/support/walk-step';
import { expectStep, waitForForm } from '@/tests/support/walk-medicare';

// A walk waits for the drawing of every frame: no entrances, which the stories have.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `npm run walk` walks every place there is; whether it looks at them as well is said by `LOOKS`. */
const HAS_LOOKS = process.env['LOOKS'] !== 'none';

async function openPlace(tab: Page, { brand, page }: PlannedPlace, address: string): Promise<void> {
  const response = await tab.goto(address);
  expect(response?.status()).toBe(200);
  expect(listHeaderFaults((await response?.allHeaders()) ?? {})).toEqual([]);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(tab.locator('html')).toHaveAttribute('lang', page.language === 'spanish' ? 'es' : 'en');
  await expect(tab.locator('main h1')).toHaveText(page.headline);
  for (const disclosure of pageDisclosures(registry.brands[brand], page)) {
    await expect(tab.locator('[data-block-id=disclosures]').getByText(disclosure)).toBeVisible();
  }
  if (page.form) await waitForForm(tab);
}

/** Answers step after step, and arrives at the number, or at the page's destination. */
async function walkPlace(tab: Page, { destination, road, looks }: PlannedPlace): Promise<void> {
  for (const name of road) {
    await expectStep(tab, name);
    if (HAS_LOOKS && looks.has(name)) await test.step(`look at ${name}`, () => lookAtStep(tab));
    if (name !== 'result') await walkStep(tab, steps[name], pickShortest);
  }
  if (destination !== undefined) return tab.waitForURL((url) => url.pathname === destination);
  await expect(tab.locator('form a[data-call-location=result]')).toHaveAttribute('href', /^tel:\+1206555\d{4}$/);
}

for (const place of placeWalks) {
  const { brand, page, query } = place;
  const about = `${place.isLookedAt ? ', looks right' : ''}${place.isWalked ? ', completes its form' : ''}`;
  test(`${page.path}${query} on ${brand} answers both ways, says what it must${about}`, async ({
    page: tab,
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const address = buildPlaceAddress(place, baseURL);
    const violations = await watchViolations(tab);
    await test.step('both ways', () => expectSameBothWays(request, address));
    await test.step('open', () => openPlace(tab, place, address));
    if (HAS_LOOKS && place.isLookedAt) await test.step('look', () => lookAtPage(tab));
    await test.step('idle', async () => {
      await waitForIdleShell(tab);
      await tab.waitForLoadState('networkidle');
    });
    if (place.isWalked) await test.step('walk', () => walkPlace(tab, place));
    expect(violations).toEqual([]);
  });
}
