import { splitByGroup, type GroupRows } from './funnel-report';
import { shareOf, sumOf, sumOfShares } from './group-rows';
import type { Group, ReportRows } from './report-rows';

/** What visits cost and earned, in cents. What is by a visit or a call is null where there was none. */
export interface Money {
  readonly visits: number;
  readonly callsTapped: number;
  readonly connected: number;
  readonly sold: number;
  readonly costCents: number;
  readonly revenueCents: number;
  readonly profitCents: number;
  readonly costCentsPerVisit: number | null;
  readonly revenueCentsPerVisit: number | null;
  readonly revenueCentsPerCallTapped: number | null;
  readonly revenueCentsPerConnected: number | null;
}

/** Money, what of it belongs to no visit, and each group where some were asked for. */
export interface MoneyReport extends Money {
  readonly unmatched: ReportRows['unmatched'];
  readonly groups?: readonly (Money & { readonly by: Group })[];
}

function perOne(cents: number, count: number): number | null {
  const hundredths = shareOf(100 * cents, count);
  return hundredths === undefined ? null : Math.round(hundredths) / 100;
}

function buildMoney({ visits: rows, costs }: GroupRows): Money {
  const visits = sumOf(rows, (row) => row.visits);
  const callsTapped = sumOf(rows, (row) => row.callsTapped);
  const connected = sumOf(rows, (row) => row.connected);
  const revenueCents = sumOf(rows, (row) => row.revenueCents);
  const costCents = sumOfShares(costs, (row) => row.costCents);
  return {
    ...{ visits, callsTapped, connected, sold: sumOf(rows, ({ sold }) => sold) },
    ...{ costCents, revenueCents, profitCents: revenueCents - costCents },
    costCentsPerVisit: perOne(costCents, visits),
    revenueCentsPerVisit: perOne(revenueCents, visits),
    revenueCentsPerCallTapped: perOne(revenueCents, callsTapped),
    revenueCentsPerConnected: perOne(revenueCents, connected),
  };
}

/** What all visits cost and earned, and each group where some were asked for. */
export function buildMoneyReport(rows: GroupRows & Pick<ReportRows, 'unmatched'>, isGrouped: boolean): MoneyReport {
  const whole = { ...buildMoney(rows), unmatched: rows.unmatched };
  if (!isGrouped) return whole;
  return { ...whole, groups: splitByGroup(rows).map(([by, part]) => ({ by, ...buildMoney(part) })) };
}
