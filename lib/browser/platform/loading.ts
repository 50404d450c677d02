export type Loading = 'start' | 'finish' | 'fail';

const listeners = new Set<(loading: Loading) => void>();

export function announceLoading(loading: Loading): void {
  listeners.forEach((listener) => {
    listener(loading);
  });
}

/** Returns an unsubscribe function. */
export function observeLoading(listener: (loading: Loading) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
