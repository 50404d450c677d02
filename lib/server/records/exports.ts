/** How a column of an export is kept: an instant as Unix ms, a JSON value as its text, all others as they are. */
export type ExportedKind = 'text' | 'count' | 'flag' | 'instant' | 'json';

/**
 * What is exported of each table, by the day. Nothing in it names, describes or reaches a person: of events only the
 * properties that every destination may have, of leads neither answers nor click ids, of outcomes neither the number nor
 * what the source sent along.
 */
export const EXPORTED = {
  /** By the day of receipt. `properties` are JSON. */
  events: {
    ...{ id: 'text', brand: 'text', name: 'text', anonymous_id: 'text', session_id: 'text' },
    ...{ occurred_at: 'instant', received_at: 'instant', properties: 'json' },
  },
  /** By the day on which they began; `steps` and `exposures` are JSON lists. */
  visits: {
    ...{ session_id: 'text', brand: 'text', anonymous_id: 'text', started_at: 'instant', events: 'count' },
    ...{ page: 'text', variant: 'text', exposures: 'json', campaign: 'text', source: 'text', device: 'text' },
    ...{ language: 'text', left_out: 'text', is_made_up: 'flag', is_opted_out: 'flag', is_lead: 'flag' },
    ...{ is_number_shown: 'flag', is_call_tapped: 'flag', is_call_returned: 'flag', is_connected: 'flag' },
    ...{ is_sold: 'flag', revenue_cents: 'count', delivery_drops: 'count', refused: 'count', steps: 'json' },
  },
  /** By the day of receipt. */
  leads: {
    ...{ id: 'text', brand: 'text', product: 'text', page: 'text', form: 'text', form_version: 'text' },
    ...{ anonymous_id: 'text', session_id: 'text', is_paid: 'flag', is_opted_out: 'flag', variant: 'text' },
    ...{ call_back: 'json', is_test: 'flag', created_at: 'instant', received_at: 'instant' },
  },
  /** By the day on which they happened; `id` is a hash of the source's own. */
  outcomes: {
    ...{ source: 'text', id: 'text', kind: 'text', revenue_cents: 'count', currency: 'text', occurred_at: 'instant' },
    ...{ match_state: 'text', matched_by: 'text', brand: 'text', page: 'text', session_id: 'text', lead_id: 'text' },
    corrections: 'count',
  },
  costs: { source: 'text', campaign: 'text', currency: 'text', cents: 'count' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ExportedKind>>>>;

export type ExportedTable = keyof typeof EXPORTED;

export const EXPORTED_TABLES = Object.keys(EXPORTED) as readonly ExportedTable[];

/** By the names of the columns. */
export type ExportedRow = Readonly<Record<string, string | number | boolean | null>>;

/** Some rows of a day, and from where the next ones go on; null after the last. */
export interface ExportedPage {
  readonly rows: readonly ExportedRow[];
  readonly next: string | null;
}

/** Reads a table page by page, by the days of reports (yyyy-MM-dd, Pacific time). */
export interface Exports {
  /** `after` is what the page before gave as `next`; null for the first page. */
  readExport(table: ExportedTable, day: string, after: string | null): Promise<ExportedPage>;
}
