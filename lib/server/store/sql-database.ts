export type SqlRow = Readonly<Record<string, unknown>>;

/** Values travel as parameters, never in the text. */
export interface SqlRunner {
  query(sql: string, parameters?: readonly unknown[]): Promise<readonly SqlRow[]>;
  execute(sql: string): Promise<void>;
}

export interface SqlDatabase extends SqlRunner {
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (runner: SqlRunner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
