import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { runsAll } from '@/tests/support/only-in-all';
import { sendRaw } from '@/tests/support/raw-request';
import { makeSite } from '@/tests/support/site';

const UNKNOWN = runsAll ? 10_000 : 1000;
const AT_ONCE = 20;
const TOKEN = 'token-of-this-test-only';
/** Where Next would keep a page that it made when it was asked for. */
const BUILD_FOLDER = '.next';

/** Shapes of address that lead nowhere: no page, no step, another brand's page, an inside address, a file's. */
function listPaths(index: number): readonly string[] {
  return [
    `/nobody-${index}`,
    `/otc-savings/nobody-${index}`,
    `/nobody/${index}/a/b`,
    `/m10/otc-savings/zipcode`,
    `/call-auto`,
    `/images/nobody-${index}`,
    `/m10/nobody-${index}.rsc`,
  ];
}

function countFiles(): number {
  return readdirSync(BUILD_FOLDER, { recursive: true }).length;
}

test(`${UNKNOWN} unknown paths and steps add nothing to what is kept of pages, on disk and in memory`, async () => {
  test.setTimeout(300_000);
  const site = await makeSite({ env: { METRICS_TOKEN: TOKEN } });
  await site.start();
  try {
    const { port, host } = new URL(site.address('m10', '/'));
    const before = countFiles();
    const statuses = new Set<number>();
    let index = 0;
    const ask = async (): Promise<void> => {
      while (index < UNKNOWN) {
        const [number, shapes] = [index, listPaths(index)];
        index += 1;
        const path = shapes[number % shapes.length] ?? '';
        const parts = number % 2 === 0 ? [] : ['RSC: 1', 'Next-Router-Prefetch: 1'];
        const asked = [`Host: ${host}`, 'Accept-Encoding: br', ...parts];
        const { status } = await sendRaw(Number(port), `GET ${path} HTTP/1.1`, asked);
        statuses.add(status);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    // An unknown step opens the page itself.
    expect([...statuses].toSorted()).toEqual([200, 404]);
    expect(before).toBeGreaterThan(1000);
    expect(countFiles()).toBe(before);
    const metrics = await fetch(site.address('m10', '/api/metrics'), { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await metrics.text()).toMatch(/^funnel_rendered_steps_total 0$/m);
  } finally {
    await site.close();
  }
});
