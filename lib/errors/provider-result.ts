const PROVIDER_FAILURES = ['timeout', 'refused', 'status', 'shape', 'busy', 'budget'] as const;

/**
 * `busy` and `budget` are our own doing: nobody was asked, because the provider is down or saturated, or the brand's
 * budget is spent.
 */
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

export function isProviderFailure(value: unknown): value is ProviderFailure {
  return PROVIDER_FAILURES.some((reason) => reason === value);
}

/** The route decides the reply. */
export type ProviderResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: ProviderFailure };
