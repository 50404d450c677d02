/** One row, by column. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs SQL, inside a transaction or outside. Values travel as parameters and never in the text. */
export interface SqlRunner {
  query(sql: string, parameters?: readonly unknown[]): Promise<readonly SqlRow[]>;
  /** Runs several statements without parameters, as migrations need it. */
  execute(sql: string): Promise<void>;
}

/** What the store needs of a PostgreSQL, embedded or on a server. */
export interface SqlDatabase extends SqlRunner {
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (runner: SqlRunner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
