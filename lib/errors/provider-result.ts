const PROVIDER_FAILURES = ['timeout', 'refused', 'status', 'shape', 'busy', 'budget', 'off'] as const;

/**
 * For `busy`, `budget` and `off` nobody was asked: the provider is down or saturated, the budget is spent, or an operator
 * has switched the provider off.
 */
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

export function isProviderFailure(value: unknown): value is ProviderFailure {
  return PROVIDER_FAILURES.some((reason) => reason === value);
}

export type ProviderResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: ProviderFailure };
