/**
 * A query in which every key stands once, with its last value, at the place of its first
 * (specification 5); undefined when no key was repeated.
 */
export function collapseRepeatedKeys(query: URLSearchParams): URLSearchParams | undefined {
  const collapsed = new Map(query);
  return collapsed.size === [...query].length ? undefined : new URLSearchParams([...collapsed]);
}
