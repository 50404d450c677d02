/**
 * Short: one transaction, recorded with its commit. It waits for a lock for a moment only, and begins anew until it has
 * it, because every write would queue up behind it; so it may neither read nor rewrite a table that grows.
 */
interface BriefStep {
  readonly briefly: string;
}

/** Long: one statement that lets others write meanwhile. A killed one is repeated, so it must be harmless twice. */
interface LongStep {
  readonly beside: string;
}

/** An index, built while others write. What a killed build leaves is dropped and made anew. */
interface IndexStep {
  readonly index: string;
  /** What follows the name: `events (id)`, `leads USING gin (…)`. */
  readonly on: string;
  readonly isUnique?: boolean;
}

export type MigrationStep = BriefStep | LongStep | IndexStep;

/**
 * Added at the end, never changed once released. The processes of the former build go on meanwhile, so what they read
 * and write must stay right: a column is added in one release and dropped two later. `sql` is one brief step.
 */
export type Migration = { readonly id: number } & (
  | { readonly sql: string }
  | { readonly steps: readonly MigrationStep[] }
);
