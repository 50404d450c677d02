/** Of what somebody did with the signed link of a test; older leads are none. */
export const TEST_VISITS = 'ALTER TABLE leads ADD COLUMN is_test boolean NOT NULL DEFAULT false';

/** Whether an event was marked; only the server marks any. */
export function isTestEvent(row: string): string {
  return `coalesce(${row}.properties ->> 'isTest' = 'true', false)`;
}

/** Whether a visit has such an event: what comes of it once its link is over is a test no less. */
export function hasTestEvent(sessionId: string): string {
  return `EXISTS (SELECT FROM events AS tried WHERE tried.session_id = ${sessionId} AND ${isTestEvent('tried')})`;
}
