import type { MigrationStep } from './migration';
import { hasTestEvent } from './test-visits';

/** By what the outbox names a sale: the same for the same source and id. */
export const SALE_ID = (row: string) => `md5(${row}.source || chr(31) || ${row}.id)::uuid`;

/** `queued_at` of an outcome says since when it is on its way to destinations; a correction does not send it again. */
export const SALES: readonly MigrationStep[] = [
  { briefly: 'ALTER TABLE outcomes ADD COLUMN queued_at timestamptz' },
  {
    index: 'outcomes_sale_id',
    on: 'outcomes ((md5(source || chr(31) || id)::uuid))',
    isUnique: true,
  },
];

const queueSales = (which: string) => `
  WITH due AS (
    UPDATE outcomes AS sale SET queued_at = clock_timestamp()
    WHERE kind = 'sold' AND revenue_cents > 0 AND match_state = 'matched' AND session_id IS NOT NULL
      AND NOT ${hasTestEvent('sale.session_id')} AND ${which}
    RETURNING ${SALE_ID('sale')} AS payload_id
  ), queued AS (
    INSERT INTO outbox (kind, payload_id) SELECT 'sale', payload_id FROM due ORDER BY payload_id
    ON CONFLICT DO NOTHING RETURNING id
  )
  SELECT count(*)::integer AS queued FROM queued`;

/**
 * Sales that are new since the last hours, each once. By the hour rather than at once: most corrections have come by
 * then, and companies of ads know a click only some time after it.
 */
export const QUEUE_SALES = queueSales("queued_at IS NULL AND changed_at > now() - interval '1 day'");

/** Those received in that time, also ones that were queued before. */
export const FILL_SALES = queueSales('received_at >= $1::timestamptz AND received_at < $2::timestamptz');
