import { CHUNK_ERROR } from '@/lib/errors/is-chunk-error';
import { announceError, announceKeptError, keepError } from './caught-errors';
import { showFailure } from './failure-view';
import { claimReload, isServerThere, mayReload, reloadPage } from './guarded-reload';
import { announceLoading } from '../platform/loading';

let isReloading = false;

/** A missing chunk most often means a new build: one reload, then the error view, unless the part was not needed. */
export function recoverFrom(thrown: unknown, isNeeded = true): void {
  const error = announceError(thrown);
  if (error.name !== CHUNK_ERROR || isReloading) return;
  announceLoading('fail');
  // Without a connection a reload would lose the page; the next try fetches the part again.
  if (!navigator.onLine) return;
  if (!mayReload(window.location.pathname)) {
    if (isNeeded) showFailure(error);
    return;
  }
  isReloading = true;
  void isServerThere().then((isThere) => {
    isReloading = isThere && claimReload(window.location.pathname);
    if (!isReloading) return;
    keepError(error);
    reloadPage();
  });
}

export function watchErrors(): void {
  announceKeptError();
  window.addEventListener('error', ({ error, message }: ErrorEvent) => {
    recoverFrom(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    recoverFrom(reason);
  });
}
