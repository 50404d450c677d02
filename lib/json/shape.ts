import { isRecord, type Guard } from './guard';

/** The guard of each member; a member that may be absent has one that lets `undefined` pass. */
type MemberGuards<Value> = {
  readonly [Name in keyof Value]-?: Guard<object extends Pick<Value, Name> ? Value[Name] | undefined : Value[Name]>;
};

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
