/** A fact about a brand's owner. `sample` marks a placeholder that production refuses to serve. */
export interface Fact<Value> {
  readonly value: Value;
  readonly sample: boolean;
}

/** A placeholder that stands until the owner supplies the real value. */
export function sample<Value>(value: Value): Fact<Value> {
  return { value, sample: true };
}

/** A value that its owner has confirmed. */
export function confirmed<Value>(value: Value): Fact<Value> {
  return { value, sample: false };
}
