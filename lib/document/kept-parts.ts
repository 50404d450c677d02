/** What a build keeps for documents that are rendered later, as JSON. */
export interface KeptParts {
  /** The path of the script that begins visits. */
  readonly visit: string;
  /** Paths of scripts, joined by spaces → the path of the one that has all of them. */
  readonly joined: Readonly<Record<string, string>>;
  /** Path → the whole style sheet, minified. */
  readonly styles: Readonly<Record<string, string>>;
}
