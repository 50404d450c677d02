import type { Page } from './page';

export function buildStepPath(page: Pick<Page, 'path'>, stepName?: string): string {
  if (stepName === undefined) return page.path;
  return page.path === '/' ? `/${stepName}` : `${page.path}/${stepName}`;
}
