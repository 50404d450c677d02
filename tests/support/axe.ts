import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Holds what is on screen, or a part of it, against every rule of axe. Its legacy mode looks at the page alone: no page
 * of ours has frames that are read, and without it each look opens another tab.
 */
export async function expectNoAxeFindings(page: Page, within?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}
