/** Missing in browsers other than Chrome's family, and in the compiler's library. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

interface CloseRequestOptions {
  /**
   * Whether Back is held by an entry in the history where the browser has no close requests. What moves in the history
   * itself when it closes must not hold it: the entry is taken back a moment later.
   */
  readonly holdsBack: boolean;
}

/** One entry more, which Back takes away; closing in another way takes it away as well. */
function holdBack(onClose: () => void): () => void {
  let isWatching = true;
  let isHeld = true;
  // Otherwise the browser scrolls to where the page stood when the entry was left.
  window.history.scrollRestoration = 'manual';
  // The state is the page's own, so that whoever reads it finds what was there.
  window.history.pushState(window.history.state, '');
  window.addEventListener(
    'popstate',
    () => {
      isHeld = false;
      window.history.scrollRestoration = 'auto';
      if (isWatching) onClose();
    },
    { once: true },
  );
  return () => {
    isWatching = false;
    if (isHeld) window.history.back();
  };
}

function followBack(onClose: () => void): () => void {
  window.addEventListener('popstate', onClose);
  return () => window.removeEventListener('popstate', onClose);
}

/**
 * Hears when the visitor wants something closed by the device’s own means, such as a phone’s Back. The address does
 * not change. Returns a function that stops it.
 */
export function watchCloseRequests(onClose: () => void, { holdsBack }: CloseRequestOptions): () => void {
  const Watcher = (window as { readonly CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
  if (!Watcher) return holdsBack ? holdBack(onClose) : followBack(onClose);
  const watcher = new Watcher();
  watcher.addEventListener('close', onClose);
  return () => {
    watcher.removeEventListener('close', onClose);
    watcher.destroy();
  };
}
