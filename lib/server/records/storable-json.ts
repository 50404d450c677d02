/** PostgreSQL stores neither NUL (dropped) nor half a surrogate pair (replaced). */
function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [cleanText(key), clean(child)]));
}

/** Safe for a `jsonb` parameter, whatever a visitor typed. */
export function toStorableJson(value: unknown): string {
  return JSON.stringify(clean(value));
}
