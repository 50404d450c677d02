/** What a build keeps for documents that are rendered later, as JSON. */
export interface KeptParts {
  /** The path of the script that begins visits. */
  readonly visit: string;
  /** Path → the whole style sheet, minified. */
  readonly styles: Readonly<Record<string, string>>;
}
