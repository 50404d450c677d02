const owner = globalThis as unknown as Record<symbol, unknown>;

/** Next bundles each route separately, so a module's own variable would exist once per route. */
export function processSingleton<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`funnel-platform.${name}`);
  owner[key] ??= create();
  return owner[key] as Value;
}
