/** Says whether a value that came from outside is one of this kind. */
export type Guard<Value> = (value: unknown) => value is Value;

/** Whether a value is a plain JSON object: no list, and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** Whether a value is a number that JSON can carry: neither infinite nor none. */
export const isNumber = Number.isFinite as Guard<number>;
