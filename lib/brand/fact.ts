/** `sample` marks a placeholder that production refuses to serve. */
export interface Fact<Value> {
  readonly value: Value;
  readonly sample: boolean;
}

export function sample<Value>(value: Value): Fact<Value> {
  return { value, sample: true };
}

export function confirmed<Value>(value: Value): Fact<Value> {
  return { value, sample: false };
}
