/** For React's `useSyncExternalStore`: a value of the browser that does not change while the page is open. */
export function watchNothing(): () => void {
  return () => undefined;
}
