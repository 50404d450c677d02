/** Replaces each `{name}`; throws for a name without a value, which is a mistake in the copy. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${text}"`);
    return String(value);
  });
}
