import { firstCalls, type CallRow } from './first-calls';

/**
 * Every call that our server answers; one without a time is never made by our scripts. Browsers carry this table, so it
 * is free of schemas: what the server asks of a call, and what it answers, stands under the same name in
 * `call-contracts.ts`.
 */
export const calls = {
  ...firstCalls,
  // Waits in one queue with the events, and is sent as they are.
  createLead: { ...firstCalls.createEvent, path: '/api/lead/create' },
  setUser: { method: 'POST', path: '/api/user/set', timeoutMs: 10_000 },
  getVisitFacts: { method: 'GET', path: '/api/visit', timeoutMs: 3000 },
  getCallToken: { method: 'GET', path: '/api/ipqs/token', timeoutMs: 2000 },
  checkIp: { method: 'POST', path: '/api/ipqs/check-ip', timeoutMs: 3000 },
  checkDemand: { method: 'POST', path: '/api/mediaalpha/demand-check', timeoutMs: 2500 },
  // With the wait for the lead, at most 3.5 s.
  getPhone: { method: 'POST', path: '/api/mediaalpha/get-phone', timeoutMs: 3000 },
  listAds: { method: 'POST', path: '/api/ads/list', timeoutMs: 4000 },
  getPlaceNote: { method: 'GET', path: '/api/place', timeoutMs: 3000 },
  askTestVisit: { method: 'POST', path: '/api/test-visit', timeoutMs: 3000 },
  getTagManagerFrame: { method: 'GET', path: '/api/tag-manager/frame' },
  reportViolations: { method: 'POST', path: '/api/security-report' },
  getHealth: { method: 'GET', path: '/api/health' },
  getReadiness: { method: 'GET', path: '/api/health/ready' },
  getDeepHealth: { method: 'GET', path: '/api/health/deep' },
  getMetrics: { method: 'GET', path: '/api/metrics' },
  takeOutcome: { method: 'POST', path: '/api/outcome/[source]' },
  askOperator: { method: 'POST', path: '/api/operator' },
} as const satisfies Readonly<Record<string, CallRow | Omit<CallRow, 'timeoutMs'>>>;

/** Every call by its name. */
export type CallName = keyof typeof calls;

/** Whether an address is below the folder of the calls, where no page is. */
export function isCallPath(path: string): boolean {
  return path.startsWith('/api/');
}

/** A call that our scripts make. */
export type BrowserCall = Extract<(typeof calls)[CallName], { readonly timeoutMs: number }>;

/** The name under which a row stands in the table. */
export type NameOf<Row extends BrowserCall> = {
  [Name in CallName]: (typeof calls)[Name]['path'] extends Row['path'] ? Name : never;
}[CallName];
