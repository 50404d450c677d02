import { announceError } from './caught-errors';
import { recoverFrom } from './error-recovery';
import { showFailure } from './failure-view';

let isMounted = false;

/** The page has mounted: an error from now on is not one of mounting. */
export function announceMount(): void {
  isMounted = true;
}

/** A copy of everything that stands in the body and of the theme, while they are still there. */
export function copyPage(): readonly Node[] {
  const parts = document.querySelectorAll('head > style, [data-shell]');
  return [...parts].map((part) => part.cloneNode(true));
}

/** Reports an error that ended the page, and shows the error view. */
export function reportRenderError(thrown: unknown): void {
  if (!isMounted) console.error('Error while mounting app', thrown);
  recoverFrom(thrown);
  showFailure(announceError(thrown));
}
