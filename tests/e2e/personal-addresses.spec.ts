import { request as ask } from 'node:http';
import { expect, test, type BrowserContext } from '@playwright/test';
import { findCanary } from '@/tests/support/canary';
import { runsAll } from '@/tests/support/only-in-all';
import { ownSite } from '@/tests/support/own-site';
import { makePersonalAddresses, type PersonalAddress, WAYS_TO_WRITE } from '@/tests/support/personal-addresses';
import { waitForDeliveries } from '@/tests/support/walk-medicare';

const site = ownSite();
/** The rules that take a person out are tried on 500 in units (`request/personal-addresses`). */
const ADDRESSES = makePersonalAddresses(runsAll ? 500 : 150, 20261122);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Without fetch, which would mend a path before it is sent. */
function get(origin: string, target: string): Promise<Answer> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, path: target, headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on('error', () => reject(new Error(`${hostname} did not answer`)));
    sent.end();
  });
}

async function followByHand({ brand, path, query }: PersonalAddress): Promise<void> {
  const origin = new URL(site.address(brand, '/')).origin;
  const target = query === '' ? path : `${path}?${query}`;
  let answer = await get(origin, target);
  for (let hops = 0; answer.status === 307 || answer.status === 308; hops += 1) {
    expect(hops, target).toBe(0);
    expect(answer.headers, target).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(findCanary(JSON.stringify(answer)), target).toEqual([]);
    answer = await get(origin, String(answer.headers['location']));
  }
  expect([200, 404], target).toContain(answer.status);
  expect(findCanary(JSON.stringify(answer)), target).toEqual([]);
}

test(`of ${ADDRESSES.length} addresses with a person in them none is told again, by a redirect, a page, a 404 or a log`, async () => {
  for (let start = 0; start < ADDRESSES.length; start += 10)
    await Promise.all(ADDRESSES.slice(start, start + 10).map(followByHand));
  await site.stopAndRead();
  expect(findCanary(site.printed())).toEqual([]);
});

/** Everything that was told of an address after it was opened, and what the tag manager could read on the page. */
async function openInBrowser(context: BrowserContext, address: PersonalAddress): Promise<readonly string[]> {
  const { brand, path, query, hash } = address;
  const page = await context.newPage();
  const told: string[] = [];
  const own = site.address(brand, '/');
  page.on('request', (sent) => {
    const isFirst = sent.isNavigationRequest() && sent.redirectedFrom() === null;
    if (!isFirst) told.push(`${sent.url()} ${JSON.stringify(sent.headers())}`);
    // The prefill is for our own form alone.
    if (!sent.url().startsWith(own)) told.push(sent.postData() ?? '');
  });
  const target = `${path}${query === '' ? '' : `?${query}`}${hash === '' ? '' : `#${hash}`}`;
  const collected = site.sandbox.calls().filter(({ call }) => call === 'collect').length;
  await page.goto(site.address(brand, target));
  await page.locator('html[data-visit=started]').waitFor();
  await expect
    .poll(() => site.sandbox.calls().filter(({ call }) => call === 'collect').length)
    .toBeGreaterThan(collected);
  await waitForDeliveries(page);
  told.push(
    await page.evaluate(() =>
      JSON.stringify([location.href, document.referrer, (window as { dataLayer?: unknown }).dataLayer]),
    ),
  );
  await page.close();
  return told;
}

test('nor does a browser tell the tag manager, an ad company or our own events', async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // What no server can take out, and what it takes out of a tag and a path; `test:all` opens one of each way.
  const ways = runsAll ? WAYS_TO_WRITE : WAYS_TO_WRITE.filter((way) => /hash|as a tag|as a segment/.test(way));
  const sample = ways.map((way) => ADDRESSES.find((one) => one.way === way)!);
  for (const address of sample) {
    const told = await openInBrowser(context, address);
    expect(
      told.filter((text) => findCanary(text).length > 0),
      JSON.stringify(address),
    ).toEqual([]);
  }
  await context.close();
  expect(findCanary(JSON.stringify(site.sandbox.calls()))).toEqual([]);
  const { events, users } = await site.stopAndRead();
  expect(events.length).toBeGreaterThanOrEqual(sample.length);
  expect(findCanary(JSON.stringify([events, users]))).toEqual([]);
  expect(findCanary(site.printed())).toEqual([]);
});
