export type SqlRow = Readonly<Record<string, unknown>>;

/** Values travel as parameters, never in the text. */
export interface SqlRunner {
  query(sql: string, parameters?: readonly unknown[]): Promise<readonly SqlRow[]>;
  /** Several statements without parameters, for migrations. */
  execute(sql: string): Promise<void>;
}

/** Embedded or on a server. */
export interface SqlDatabase extends SqlRunner {
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (runner: SqlRunner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
