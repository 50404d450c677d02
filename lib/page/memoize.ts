/** Builds a lookup table with the first request and keeps it as long as its list lives. */
export function memoize<Entry, Built>(
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
