export type SqlRow = Readonly<Record<string, unknown>>;

/** Values travel as parameters, never in the text. */
export interface SqlRunner {
  query(sql: string, parameters?: readonly unknown[]): Promise<readonly SqlRow[]>;
  execute(sql: string): Promise<void>;
}

/** One connection: what it sets and locks holds until it ends. */
export interface SqlSession extends SqlRunner {
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (runner: SqlRunner) => Promise<Result>): Promise<Result>;
}

export interface SqlDatabase extends SqlSession {
  /** A connection of its own that ends with `work` and has no limit of time: for what takes minutes. */
  session<Result>(work: (session: SqlSession) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
