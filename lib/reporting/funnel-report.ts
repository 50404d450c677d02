import { groupRows, sumOf, sumOfShares } from './group-rows';
import type { Group, ReportRows, StepCounts, VisitCounts } from './report-rows';

/** A question of the funnel. `left`: visits that saw no later one, nor the number. */
export interface FunnelStep {
  readonly step: string;
  readonly seen: number;
  readonly answered: number;
  readonly left: number;
}

/** From the visit to the sale. */
export interface Funnel extends VisitCounts {
  readonly steps: readonly FunnelStep[];
  readonly costCents: number;
}

/** A funnel, and one of each group where some were asked for. */
export interface FunnelReport extends Funnel {
  readonly groups?: readonly (Funnel & { readonly by: Group })[];
}

/** What is counted of a group. */
export type GroupRows = Pick<ReportRows, 'visits' | 'steps' | 'costs'>;

/** By name, in the order in which visits meet them. */
export function groupSteps(rows: readonly StepCounts[]): readonly (readonly [string, readonly StepCounts[]])[] {
  const place = (counts: readonly StepCounts[]) =>
    sumOf(counts, ({ placeSum }) => placeSum) / sumOf(counts, ({ visits }) => visits);
  return [...groupRows(rows, ({ step }) => step)].sort(
    ([name, one], [otherName, other]) => place(one) - place(other) || name.localeCompare(otherName),
  );
}

function buildSteps(rows: readonly StepCounts[]): readonly FunnelStep[] {
  return groupSteps(rows).map(([step, counts]) => ({
    step,
    seen: sumOf(counts, ({ seen }) => seen),
    answered: sumOf(counts, ({ answered }) => answered),
    left: sumOf(counts, ({ left }) => left),
  }));
}

function buildFunnel({ visits, steps, costs }: GroupRows): Funnel {
  return {
    visits: sumOf(visits, (row) => row.visits),
    steps: buildSteps(steps),
    leads: sumOf(visits, ({ leads }) => leads),
    numbersShown: sumOf(visits, ({ numbersShown }) => numbersShown),
    callsTapped: sumOf(visits, ({ callsTapped }) => callsTapped),
    callsReturned: sumOf(visits, ({ callsReturned }) => callsReturned),
    connected: sumOf(visits, ({ connected }) => connected),
    sold: sumOf(visits, ({ sold }) => sold),
    revenueCents: sumOf(visits, ({ revenueCents }) => revenueCents),
    costCents: sumOfShares(costs, ({ costCents }) => costCents),
  };
}

function keyOf({ by }: { readonly by: Group }): string {
  return JSON.stringify(by);
}

function describePlace({ visits }: GroupRows): number {
  return -sumOf(visits, (row) => row.visits);
}

/** The rows of each group, the group with most visits first; days in their order. */
export function splitByGroup({ visits, steps, costs }: GroupRows): readonly (readonly [Group, GroupRows])[] {
  const [byVisits, bySteps, byCosts] = [groupRows(visits, keyOf), groupRows(steps, keyOf), groupRows(costs, keyOf)];
  const keys = [...new Set([...byVisits.keys(), ...byCosts.keys()])];
  const parts = keys.map((key): readonly [Group, GroupRows] => [
    JSON.parse(key) as Group,
    { visits: byVisits.get(key) ?? [], steps: bySteps.get(key) ?? [], costs: byCosts.get(key) ?? [] },
  ]);
  return parts.sort(
    ([one, rows], [other, otherRows]) =>
      (one.day ?? '').localeCompare(other.day ?? '') ||
      describePlace(rows) - describePlace(otherRows) ||
      JSON.stringify(one).localeCompare(JSON.stringify(other)),
  );
}

/** The funnel of all visits, and of each group where some were asked for. */
export function buildFunnelReport(rows: GroupRows, isGrouped: boolean): FunnelReport {
  const whole = buildFunnel(rows);
  if (!isGrouped) return whole;
  return { ...whole, groups: splitByGroup(rows).map(([by, part]) => ({ by, ...buildFunnel(part) })) };
}
