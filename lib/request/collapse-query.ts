/** Keeps the last value at the first position (specification 5); undefined when no key was repeated. */
export function collapseRepeatedKeys(query: URLSearchParams): URLSearchParams | undefined {
  const collapsed = new Map(query);
  return collapsed.size === [...query].length ? undefined : new URLSearchParams([...collapsed]);
}
