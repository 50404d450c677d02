/** Who wrote the entry of a page, and when it last changed. */
export interface PageHistory {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Who wrote most of its lines; undefined for what is not committed yet. */
  readonly owner?: string;
  readonly changedBy?: string;
  /** yyyy-MM-dd. */
  readonly changedOn?: string;
}
