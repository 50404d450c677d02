import { isCrawler } from '@/lib/errors/crawler';
import type { CaughtError } from './caught-errors';

/** Every page contains the view, hidden. Crawlers keep the page (specification 8). */
export function showFailure({ id }: CaughtError): void {
  const view = document.querySelector('[data-failure]');
  if (!view || isCrawler(navigator.userAgent)) return;
  const reference = view.querySelector('[data-failure-id]');
  if (reference) reference.textContent = id;
  document.documentElement.dataset['failed'] = '';
  view.querySelector<HTMLElement>('[data-failure-heading]')?.focus();
}
