const PROVIDER_FAILURES = ['timeout', 'refused', 'status', 'shape', 'busy', 'budget'] as const;

/**
 * Why a provider gave nothing: too slow, not reachable, an error status, or an answer we cannot use. `busy` and
 * `budget` are our own doing: nobody was asked, since it is down or has enough to do, or the brand's calls are spent.
 */
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** Whether a value that was stored is one of the reasons. */
export function isProviderFailure(value: unknown): value is ProviderFailure {
  return PROVIDER_FAILURES.some((reason) => reason === value);
}

/** A provider's failure is a value, not an exception; the route decides the reply. */
export type ProviderResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: ProviderFailure };
