/** Says whether a value that came from outside is one of this kind. */
export type Guard<Value> = (value: unknown) => value is Value;

/** The guard of each member; a member that may be absent has one that lets `undefined` pass. */
type MemberGuards<Value> = {
  readonly [Name in keyof Value]-?: Guard<object extends Pick<Value, Name> ? Value[Name] | undefined : Value[Name]>;
};

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

export function optional<Value>(guard: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || guard(value);
}

export function nullable<Value>(guard: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || guard(value);
}

export function listOf<Value>(guard: Guard<Value>): Guard<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.every(guard);
}

/** An object whose keys are the sender's business. */
export function recordOf<Value>(guard: Guard<Value>): Guard<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> => isRecord(value) && Object.values(value).every(guard);
}

/** An object with these members; members beyond them do no harm, since a newer server may send more. */
export function shape<Value extends object>(members: MemberGuards<Value>): Guard<Value> {
  const guards = Object.entries<Guard<unknown>>(members);
  return (value): value is Value => isRecord(value) && guards.every(([name, guard]) => guard(value[name]));
}
