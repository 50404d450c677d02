import { isCrawler } from '@/lib/errors/crawler';
import type { CaughtError } from './caught-errors';

/**
 * Puts the server-error view, which stands hidden in every page, in the place of the page's content. A crawler keeps
 * the page as it is (specification 8).
 */
export function showFailure({ id }: CaughtError): void {
  const view = document.querySelector('[data-failure]');
  if (!view || isCrawler(navigator.userAgent)) return;
  const reference = view.querySelector('[data-failure-id]');
  if (reference) reference.textContent = id;
  document.documentElement.dataset['failed'] = '';
  view.querySelector<HTMLElement>('[data-failure-heading]')?.focus();
}
