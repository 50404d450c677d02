import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The rules that another colour scheme can break; it changes nothing but colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** A part of the page; all of it unless told. */
  readonly within?: string;
  readonly only?: 'colours';
}

/** The shorter of the two that the package brings. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Once for each document: reading half a megabyte takes longer than most looks. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${SOURCE};0`);
}

/**
 * Holds what is on screen against the rules of axe. Frames are left out: they show pages that are looked at on their
 * own.
 */
export async function expectNoAxeFindings(page: Page, { within, only }: Look = {}): Promise<void> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(only === 'colours' && { runOnly: COLOUR_RULES }),
  };
  await bringAxe(page);
  const findings = await page.evaluate(
    async ([selector, runOptions]) => {
      const run = (window as unknown as { readonly axe: typeof axe }).axe.run;
      const { violations } = await run(selector ?? document, runOptions);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    [within, options] as const,
  );
  expect(findings).toEqual([]);
}
