import type { Outcome } from '../records/outcome';
import { toStorableJson } from '../records/storable-json';
import { MATCH_TOLD_OUTCOMES, MATCH_WAITING_OUTCOMES, UPSERT_OUTCOMES } from './outcome-statements';
import type { SqlDatabase, SqlRunner } from './sql-database';

/** Those with an id of their own first, then their repeats, and so on: a statement takes no two of the same id. */
function listRounds(outcomes: readonly Outcome[]): readonly (readonly Outcome[])[] {
  const rounds: Outcome[][] = [];
  const seen = new Map<string, number>();
  for (const outcome of outcomes) {
    const key = JSON.stringify([outcome.source, outcome.id]);
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    (rounds[turn] ??= []).push(outcome);
  }
  return rounds;
}

/** Within the transaction of a batch. */
export async function writeOutcomes(runner: SqlRunner, outcomes: readonly Outcome[]): Promise<void> {
  const rounds = listRounds(outcomes);
  for (const round of rounds) await runner.query(UPSERT_OUTCOMES, [toStorableJson(round)]);
  if (rounds[0]) await runner.query(MATCH_TOLD_OUTCOMES, [toStorableJson(rounds[0])]);
}

/** The lead or event of an outcome may be stored after it. */
export async function matchWaitingOutcomes(database: SqlDatabase): Promise<void> {
  await database.session((session) => session.query(MATCH_WAITING_OUTCOMES));
}
