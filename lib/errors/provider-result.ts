const PROVIDER_FAILURES = ['timeout', 'refused', 'status', 'shape', 'busy', 'budget'] as const;

/** For `busy` and `budget` nobody was asked: the provider is down or saturated, or the budget is spent. */
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

export function isProviderFailure(value: unknown): value is ProviderFailure {
  return PROVIDER_FAILURES.some((reason) => reason === value);
}

export type ProviderResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: ProviderFailure };
