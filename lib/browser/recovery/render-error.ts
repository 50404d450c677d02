import { announceError } from './caught-errors';
import { recoverFrom } from './error-recovery';
import { showFailure } from './failure-view';

let isMounted = false;

export function announceMount(): void {
  isMounted = true;
}

export function copyPage(): readonly Node[] {
  const parts = document.querySelectorAll('head > style, [data-shell]');
  return [...parts].map((part) => part.cloneNode(true));
}

export function reportRenderError(thrown: unknown): void {
  if (!isMounted) console.error('Error while mounting app', thrown);
  recoverFrom(thrown);
  showFailure(announceError(thrown));
}
