/** The scripts of a first load in fewer. */
export interface JoinedScripts {
  readonly paths: readonly string[];
  /** Paths of the scripts that taking an answer needs beside it. */
  readonly answering: readonly string[];
}

/** What a build keeps for documents that are rendered later, as JSON. */
export interface KeptParts {
  /** The path of the script that begins visits. */
  readonly visit: string;
  /** Paths of scripts, joined by spaces → those that have all of them. */
  readonly joined: Readonly<Record<string, JoinedScripts>>;
  /** Path → the whole style sheet, minified. */
  readonly styles: Readonly<Record<string, string>>;
}
