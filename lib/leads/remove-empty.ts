export type Draft<Shape> = Shape extends readonly (infer Entry)[]
  ? readonly Draft<Entry>[]
  : Shape extends object
    ? { readonly [Key in keyof Shape]?: Draft<Shape[Key]> | undefined }
    : Shape;

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) {
    const entries = value.map(clean).filter((entry) => entry !== undefined);
    return entries.length === 0 ? undefined : entries;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).map(([key, entry]) => [key, clean(entry)] as const);
  const kept = entries.filter(([, entry]) => entry !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Drops undefined, empty and NaN values at any depth. Refuses booleans: yes and no are 1 and 0 on the wire. */
export function removeEmpty<Shape extends object>(draft: Draft<Shape>): Shape {
  return (clean(draft) ?? {}) as Shape;
}
