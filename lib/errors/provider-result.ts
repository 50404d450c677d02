/** Why a provider gave nothing: too slow, not reachable, an error status, or an answer we cannot use. */
export type ProviderFailure = 'timeout' | 'refused' | 'status' | 'shape';

/** A provider's failure is a value, not an exception; the route decides the reply. */
export type ProviderResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: ProviderFailure };
