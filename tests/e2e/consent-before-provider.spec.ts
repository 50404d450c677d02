import { expect, test } from '@playwright/test';
import { takeCases } from '@/tests/support/only-in-all';
import { sharedSite } from '@/tests/support/shared-site';
import { pickLongest, walkToResult } from '@/tests/support/walk-form';
import { waitForDeliveries, waitForForm, waitForNumberCalls } from '@/tests/support/walk-medicare';
import { withoutIds } from '@/tests/support/without-ids';

const WALKS = takeCases(
  [
    ['tqg', '/compare-auto', false],
    ['tqg', '/compare-auto', true],
    ['wc', '/go-4-life', false],
    ['wc', '/go-4-life', true],
  ] as const,
  ([brand, , isTicked]) => brand === 'wc' || !isTicked,
);

/** What the walks type that tells who somebody is, or of their health. */
const PERSONAL = ['Lee', 'Núñez', '5550199', 'lee@example.com', '1958', 'major_condition'];

const site = sharedSite();

for (const [brand, path, isTicked] of WALKS) {
  test(`${path}: with the consent ${isTicked ? 'ticked' : 'left alone'}, the provider gets ${isTicked ? 'the lead' : 'nobody'}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.goto(site.address(brand, path));
    await waitForForm(page);
    await walkToResult(page, pickLongest, async (step) => {
      if (step.asking.kind !== 'consent') return;
      await expect(page.locator('input[data-recipient]:checked')).toHaveCount(0);
      const before = withoutIds(JSON.stringify(site.sandbox.calls()));
      for (const value of PERSONAL) expect(before).not.toContain(value);
      if (isTicked) await page.locator('input[data-recipient][value=call]').check();
    });
    const [asked] = await waitForNumberCalls(site);
    const sent = withoutIds(JSON.stringify(asked?.body));
    if (isTicked) {
      expect(sent).toContain('Núñez');
      expect((asked?.body as { data: { tcpa: unknown } }).data.tcpa).toMatchObject({
        call_consent: 1,
        sms_consent: 0,
        email_consent: 0,
      });
    } else {
      for (const value of PERSONAL) expect(sent).not.toContain(value);
    }
    await waitForDeliveries(page);
    const { leads, consents } = await site.readRows();
    expect(leads).toHaveLength(1);
    const recipients = consents[0]?.['recipients'] as readonly { id: string; granted: boolean }[];
    expect(recipients.map(({ id, granted }) => [id, granted])).toEqual([
      ['call', isTicked],
      ['sms', false],
      ['email', false],
    ]);
  });
}
