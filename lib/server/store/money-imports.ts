import type { DayCost, Money, OutcomeEffect } from '../records/money';
import type { Outcome } from '../records/outcome';
import { writeOutcomes } from './outcomes';
import type { SqlDatabase, SqlRow, SqlRunner } from './sql-database';

const FIND_OUTCOME = `
  SELECT kind, revenue_cents::text AS cents, currency, occurred_at AS "occurredAt", matched_by AS "matchedBy"
  FROM outcomes WHERE source = $1 AND id = $2`;

const FIND_COST = `
  SELECT cents::text AS cents FROM costs WHERE day = $1::date AND source = $2 AND campaign = $3 AND currency = $4`;

const SET_COST = `
  INSERT INTO costs (day, source, campaign, currency, cents) VALUES ($1::date, $2, $3, $4, $5::bigint)
  ON CONFLICT (day, source, campaign, currency) DO UPDATE SET cents = excluded.cents, imported_at = now()`;

/** Ends a transaction in which nothing was to be changed. */
class TrialEnd extends Error {
  override readonly name = 'TrialEnd';
}

function isTold(row: SqlRow, { kind, revenueCents, currency, occurredAt }: Outcome): boolean {
  const told = [kind, String(revenueCents), currency, occurredAt];
  return (
    told.join(' ') === [row['kind'], row['cents'], row['currency'], (row['occurredAt'] as Date).toISOString()].join(' ')
  );
}

async function tellOne(runner: SqlRunner, outcome: Outcome): Promise<OutcomeEffect> {
  const id = [outcome.source, outcome.id];
  const [before] = await runner.query(FIND_OUTCOME, id);
  await writeOutcomes(runner, [outcome]);
  const [after] = await runner.query(FIND_OUTCOME, id);
  const isCurrent = after !== undefined && isTold(after, outcome);
  const effect = before ? (isTold(before, outcome) ? 'repeat' : isCurrent ? 'correction' : 'older') : 'new';
  return { effect, matchedBy: (after?.['matchedBy'] ?? null) as OutcomeEffect['matchedBy'] };
}

async function setOne(runner: SqlRunner, cost: DayCost): Promise<'new' | 'repeat' | 'correction'> {
  const key = [cost.day, cost.source, cost.campaign, cost.currency];
  const [before] = await runner.query(FIND_COST, key);
  if (before?.['cents'] === String(cost.cents)) return 'repeat';
  await runner.query(SET_COST, [...key, cost.cents]);
  return before ? 'correction' : 'new';
}

/** Row by row in one transaction, so that a trial sees what the rows do to one another. */
async function runInOrder<Given, Effect>(
  database: SqlDatabase,
  given: readonly Given[],
  isTrial: boolean,
  act: (runner: SqlRunner, one: Given) => Promise<Effect>,
): Promise<readonly Effect[]> {
  const effects: Effect[] = [];
  const work = async (runner: SqlRunner) => {
    for (const one of given) effects.push(await act(runner, one));
    if (isTrial) throw new TrialEnd();
  };
  try {
    await database.session((session) => session.transaction(work));
  } catch (error) {
    if ((error as Error).name !== TrialEnd.name) throw error;
  }
  return effects;
}

export function createMoney(database: SqlDatabase): Money {
  return {
    tell: (outcomes, isTrial) => runInOrder(database, outcomes, isTrial, tellOne),
    setCosts: (costs, isTrial) => runInOrder(database, costs, isTrial, setOne),
  };
}
