/** Calls a minute, by visit and by address block. */
export interface CallLimit {
  readonly perVisit: number;
  readonly perBlock: number;
}

/** Reliability 2.10. A block may be a whole town, so it gets several visits' worth; budgets protect the money. */
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

export type LimitName = keyof typeof CALL_LIMITS;
