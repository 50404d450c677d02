/** Reliability: prototype pollution, deep nesting. */
const MAXIMUM_DEPTH = 12;
const MAXIMUM_KEYS = 500;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** `__proto__`, and `constructor` with a `prototype`: both reach every object's prototype. */
export function hasForbiddenKey(value: unknown, depth = 0): boolean {
  if (!isObject(value) || depth > MAXIMUM_DEPTH) return false;
  if (!Array.isArray(value)) {
    if (Object.hasOwn(value, '__proto__')) return true;
    const constructor: unknown = Object.hasOwn(value, 'constructor') ? value.constructor : undefined;
    if (isObject(constructor) && Object.hasOwn(constructor, 'prototype')) return true;
  }
  return Object.values(value).some((child) => hasForbiddenKey(child, depth + 1));
}

export function isOverLimits(value: unknown): boolean {
  let keys = 0;
  const exceeds = (child: unknown, depth: number): boolean => {
    if (!isObject(child)) return false;
    if (depth > MAXIMUM_DEPTH) return true;
    if (!Array.isArray(child)) keys += Object.keys(child).length;
    return keys > MAXIMUM_KEYS || Object.values(child).some((grandchild) => exceeds(grandchild, depth + 1));
  };
  return exceeds(value, 1);
}
