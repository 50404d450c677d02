import type { MigrationStep } from './migration';

/**
 * Room in the pages of rows that are updated in place, and vacuum after thousands of rows, not after a fifth of the
 * table: the outbox is emptied as fast as it fills, and ids are forgotten by the day.
 */
export const STORAGE: readonly MigrationStep[] = [
  {
    briefly: `
      ALTER TABLE outbox SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02,
        autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_insert_scale_factor = 0.1,
        autovacuum_analyze_scale_factor = 0.05, autovacuum_vacuum_cost_delay = 0);
    `,
  },
  { briefly: 'ALTER TABLE call_budgets SET (fillfactor = 50, autovacuum_vacuum_threshold = 50)' },
  { briefly: 'ALTER TABLE phone_leases SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02)' },
  { briefly: 'ALTER TABLE users SET (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02)' },
  { briefly: 'ALTER TABLE event_ids SET (autovacuum_vacuum_scale_factor = 0.02)' },
];
