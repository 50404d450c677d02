/**
 * Keeps what was built of a list, as long as the list lives: a table to look things up in is made with the first
 * request and not with each.
 */
export function buildOnce<Entry, Built>(
  build: (entries: readonly Entry[]) => Built,
): (entries: readonly Entry[]) => Built {
  const kept = new WeakMap<readonly Entry[], Built>();
  return (entries) => {
    const found = kept.get(entries);
    if (found !== undefined) return found;
    const built = build(entries);
    kept.set(entries, built);
    return built;
  };
}
