/** For `useSyncExternalStore` with a value that never changes. */
export function watchNothing(): () => void {
  return () => undefined;
}
