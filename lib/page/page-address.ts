import type { Page } from './page';

/** The path of a step of a page; the page's own path when no step is named. */
export function buildStepPath(page: Pick<Page, 'path'>, stepName?: string): string {
  if (stepName === undefined) return page.path;
  return page.path === '/' ? `/${stepName}` : `${page.path}/${stepName}`;
}
