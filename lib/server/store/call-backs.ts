import type { MigrationStep } from './migration';

/** When the visitor of a closed office wants to be called: ISO instants `from` and `until`, null of all other leads. */
export const CALL_BACKS: readonly MigrationStep[] = [
  { briefly: 'ALTER TABLE leads ADD COLUMN call_back jsonb' },
  { index: 'leads_call_back', on: `leads ((call_back ->> 'until')) WHERE call_back IS NOT NULL` },
];

/** Calls to make, of the brand $1 or of all: how many hours are not over, and when the first begins. */
export const COUNT_CALL_BACKS = `
  SELECT count(*)::integer AS waiting, min(call_back ->> 'from') AS next FROM leads
  WHERE call_back IS NOT NULL AND call_back ->> 'until' > to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    AND NOT is_test AND ($1::text IS NULL OR brand = $1)`;
