const owner = globalThis as unknown as Record<symbol, unknown>;

/**
 * One value for the whole process, made on first use: Next bundles every route on its own, so that a module's own
 * variable is another one in each.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`funnel-platform.${name}`);
  owner[key] ??= create();
  return owner[key] as Value;
}
