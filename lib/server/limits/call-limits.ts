/** How often a minute one visit, and all callers of one address block together, may make a call. */
export interface CallLimit {
  readonly perVisit: number;
  readonly perBlock: number;
}

/**
 * The limits by the kind of call (reliability 2.10). A block may be a whole town behind one carrier, so it gets
 * several visits' worth; the money itself is kept by the budgets.
 */
export const CALL_LIMITS = {
  demandCheck: { perVisit: 6, perBlock: 40 },
  getPhone: { perVisit: 4, perBlock: 30 },
  checkIp: { perVisit: 6, perBlock: 40 },
  listings: { perVisit: 12, perBlock: 60 },
  events: { perVisit: 120, perBlock: 1200 },
  leads: { perVisit: 20, perBlock: 200 },
  users: { perVisit: 60, perBlock: 600 },
  reads: { perVisit: 600, perBlock: 3000 },
} as const satisfies Readonly<Record<string, CallLimit>>;

/** A kind of call that is counted on its own. */
export type LimitName = keyof typeof CALL_LIMITS;
