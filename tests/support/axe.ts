import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that another colour scheme can break; it changes nothing but colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** A part of the page; all of it unless told. */
  readonly within?: string;
  readonly only?: 'colours';
}

/**
 * Holds what is on screen against the rules of axe. Its legacy mode looks at the page alone: frames show pages
 * that are looked at on their own, and without it each look opens another tab.
 */
export async function expectNoAxeFindings(page: Page, { within, only }: Look = {}): Promise<void> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], iframes: false });
  if (within !== undefined) builder.include(within);
  if (only === 'colours') builder.withRules(COLOUR_RULES);
  const { violations } = await builder.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}
