import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { brands } from '@/funnels/brands';
import { isOpen } from '@/lib/brand/is-open';
import type { LeadRequest } from '@/lib/call-bodies/lead-request';
import { expectNoAxeFindings } from '@/tests/support/axe';
import { describeClosing } from '@/lib/brand/describe-hours';
import { readBrandOffice } from '@/tests/support/brand-office';
import { comeAt, findOpenMoment } from '@/tests/support/office-clock';
import { pickShortest, walkToResult } from '@/tests/support/walk-form';
import { waitForForm } from '@/tests/support/walk-medicare';

const HOUR_MS = 3_600_000;
const { hours, closedAt, opensAt, writtenOpening, writtenNumber } = readBrandOffice('m10');

/** After the hour by which the server judges, since it takes no slot that lies weeks ahead. */
function findEvening(): number {
  let evening = findOpenMoment(Date.now());
  while (isOpen(hours, evening)) evening += HOUR_MS;
  return evening;
}

async function walk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForForm(page);
  await walkToResult(page, pickShortest);
  await expect(page.locator('[data-call-sheet]')).toBeVisible();
}

test('the result is a call sheet: who answers until when, what to ask, what was answered, and nothing sold below', async ({
  page,
}) => {
  await walk(page, '/otc-savings');
  const sheet = page.locator('[data-call-sheet=open]');
  const closing = describeClosing(hours, findOpenMoment(Date.now()), 'english');
  await expect(sheet).toContainText(`Open now, until ${closing}`);
  await expect(sheet.locator('a[data-call-location=result]')).toHaveCount(1);
  await expect(sheet.locator('[data-questions] li')).toHaveCount(3);
  await expect(page.locator('main > :visible')).toHaveCount(1);
  await page.getByRole('button', { name: /^Change: .*ZIP/ }).click();
  await expect(page.locator('form')).toHaveAttribute('data-step', 'zipcode');
});

test('on a Sunday the sheet asks nobody to call, and its calendar file names an hour at which somebody answers', async ({
  page,
}) => {
  await comeAt(page, closedAt);
  const paid: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/mediaalpha/')) paid.push(request.url());
  });
  await walk(page, '/otc-savings');
  const sheet = page.locator('[data-call-sheet=closed]');
  await expect(sheet).toContainText(`Opens ${writtenOpening}. Keep this sheet`);
  await expect(sheet.locator('a[href^="tel:"]')).toHaveCount(0);
  expect(paid).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const starts = new Date(opensAt).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(text).toContain(`DTSTART:${starts}\r\n`);
  expect(text).toContain(`SUMMARY:Call ${brands.m10.name}: ${writtenNumber}`);
});

test('whoever comes after hours asks for a call, in the very words that are stored, and once', async ({ page }) => {
  await comeAt(page, findEvening());
  const leads: LeadRequest[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/lead/create')) leads.push(request.postDataJSON() as LeadRequest);
  });
  await walk(page, '/otc-savings');
  const offer = page.locator('[data-call-back=offered]');
  const second = offer.getByRole('radio').nth(1);
  await second.check();
  await expectNoAxeFindings(page, { within: '[data-call-back=offered]' });
  const shown = await offer.innerText();
  await offer.getByRole('button', { name: 'Ask for this call' }).click();
  const asked = page.locator('[data-call-back=asked]');
  await expect(asked).toContainText('We will call you at');
  await expect(asked).toBeInViewport();
  await expect.poll(() => leads.filter(({ callBack }) => callBack !== undefined).length).toBeGreaterThan(0);
  const request = leads.find(({ callBack }) => callBack !== undefined);
  const [act] = request?.consents ?? [];
  expect(act?.recipients).toEqual([{ id: 'call-back', name: brands.m10.identity.legalName.value, granted: true }]);
  const lines = act?.text.split('\n') ?? [];
  expect(lines.filter((line) => !shown.includes(line))).toEqual([]);
  const [chosen] = await asked.innerText().then((text) => lines.filter((line) => text.includes(line)));
  expect(chosen).toMatch(/^\w+day, .+–.+ ET$/);
  await page.reload();
  await expect(asked).toContainText(chosen ?? 'a slot');
  await expect(offer).toHaveCount(0);
  // Sent again where the reload came before the answer: it is the same lead, which the store keeps once.
  const asks = leads.filter(({ callBack }) => callBack !== undefined);
  expect([...new Set(asks.map(({ leadId }) => leadId))]).toEqual([request?.leadId]);
});

test('where no question asked for a number, the offer does', async ({ page }) => {
  await comeAt(page, findEvening());
  await walk(page, '/additional-social-security-call-now');
  const number = page.getByLabel('Your phone number');
  await number.fill('555');
  await number.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a phone number with 10 digits.' })).toBeVisible();
  await expectNoAxeFindings(page, { within: '[data-call-back=offered]' });
  await number.fill('206-555-0142');
  const sent = page.waitForRequest('**/api/lead/create');
  await number.press('Enter');
  await expect(page.locator('[data-call-back=asked]')).toContainText('(206) 555-0142');
  const { values } = (await sent).postDataJSON() as LeadRequest;
  expect(values['phone']).toBe('(206) 555-0142');
});
