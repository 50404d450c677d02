import { expect, test, type Request } from '@playwright/test';
import { waitForForm } from '@/tests/support/walk-medicare';

interface SentEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

function isArrival(request: Request): boolean {
  if (!request.url().endsWith('/api/event/create')) return false;
  return (request.postDataJSON() as SentEvent).event === 'learnMoreClicked';
}

test('a page that reports arrivals says from which page of the site a link led to it', async ({ page }) => {
  const arrivals: SentEvent[] = [];
  page.on('request', (request) => {
    if (isArrival(request)) arrivals.push(request.postDataJSON() as SentEvent);
  });
  await page.goto('/go-4-benefits?utm_campaign=x');
  await waitForForm(page);
  const reported = page.waitForRequest(isArrival);
  await page.locator('a[data-language-switch]').click();
  await reported;
  expect(arrivals).toHaveLength(1);
  expect(arrivals[0]?.properties).toMatchObject({ destination: '/go-4-benefits-es', button: 'arrival' });
  expect(arrivals[0]?.properties['source']).toMatch(/^\/go-4-benefits(\/zipcode)?$/);
});
