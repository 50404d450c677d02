/** Replaces each `{name}` in a text by its value; a name without a value is a mistake in the copy and throws. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${text}"`);
    return String(value);
  });
}
