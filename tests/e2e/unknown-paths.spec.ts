import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sendRaw } from '@/tests/support/raw-request';

const UNKNOWN = 300;
/** Where Next would keep a page that it made when it was asked for. */
const PAGES_FOLDER = '.next/server/app';

/** Shapes of address that lead nowhere: no page, no step, another brand's page, an inside address of a page. */
function listPaths(index: number): readonly string[] {
  return [
    `/nobody-${index}`,
    `/otc-savings/nobody-${index}`,
    `/nobody/${index}/a/b`,
    `/m10/nobody-${index}`,
    `/call-auto`,
  ];
}

test('unknown paths and steps add nothing to what is kept of pages', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const { port, host } = new URL(baseURL ?? '');
  const before = readdirSync(PAGES_FOLDER, { recursive: true }).length;
  const statuses = new Set<number>();
  for (let index = 0; index < UNKNOWN; index += 1) {
    const path = listPaths(index)[index % 5] ?? '';
    const parts = index % 2 === 0 ? [] : ['RSC: 1'];
    const { status } = await sendRaw(Number(port), `GET ${path} HTTP/1.1`, [`Host: ${host}`, ...parts]);
    statuses.add(status);
  }
  // An unknown step opens the page itself; a part of it, for Next's router, has an address of its own.
  expect([...statuses].sort()).toEqual([200, 307, 404]);
  expect(before).toBeGreaterThan(1000);
  expect(readdirSync(PAGES_FOLDER, { recursive: true }).length).toBe(before);
});
