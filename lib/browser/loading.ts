/** What the loading bar is told: something loads, is there, or did not come. */
export type Loading = 'start' | 'finish' | 'fail';

const listeners = new Set<(loading: Loading) => void>();

export function announceLoading(loading: Loading): void {
  listeners.forEach((listener) => {
    listener(loading);
  });
}

/** Listens from now on; gives the way to stop. */
export function observeLoading(listener: (loading: Loading) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
