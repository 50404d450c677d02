/** What a document waits for beside its HTML, as paths. */
export interface LateFiles {
  /** Script that begins the visit, and needs none of the others; undefined for a document that says nothing of itself. */
  readonly visit?: string | undefined;
  /** Whole style sheets: the document itself has only what it needs as it stands. */
  readonly styles: readonly string[];
  /** In the order in which they run while nobody waits; any other will do. */
  readonly scripts: readonly string[];
  /** What taking an answer needs beside them, for whoever answers before they are there; undefined without a form. */
  readonly answering?: readonly string[] | undefined;
  /** What the scripts take the page over with; it begins them, so it runs last. Undefined where the document holds it. */
  readonly data?: string | undefined;
}

/** Where in a document its late files are listed, as JSON. */
export const LATE_FILES_ID = 'late-files';

/** Where the data lies in a document that holds it, as text. */
export const LATE_DATA_ID = 'late-data';

/** Where a document says of itself what the event says that leaves before the page’s scripts are there, as JSON. */
export const EARLY_PAGE_ID = 'early-page';
