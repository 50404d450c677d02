import type { ReportQuestion } from '@/lib/reporting/report-question';
import type { ReportRows } from '@/lib/reporting/report-rows';
import type { Reports } from '../records/reports';
import { COUNT_UNMATCHED } from './earnings';
import { createExports } from './exports';
import { readExperiment, readHealth } from './report-watch';
import { COUNT_LEFT_OUT, countCosts, countSteps, countVisits, listParameters } from './report-statements';
import { catchUp, keepUp, rebuild } from './roll-up';
import type { SqlDatabase, SqlSession } from './sql-database';

/** A group of visits as `COUNT_LEFT_OUT` counts it. */
interface LeftOutRow {
  readonly leftOut: string;
  readonly visits: number;
  readonly madeUp: number;
  readonly optedOut: number;
}

async function readRows(session: SqlSession, question: ReportQuestion): Promise<ReportRows> {
  const parameters = listParameters(question);
  const visits = await session.query(countVisits(question.by), parameters);
  const steps = await session.query(countSteps(question.by), parameters);
  const costs = await session.query(countCosts(question.by), parameters);
  const [unmatched] = await session.query(COUNT_UNMATCHED, [question.from, question.to]);
  const counted = (await session.query(COUNT_LEFT_OUT, parameters)) as unknown as readonly LeftOutRow[];
  const counts = counted.find(({ leftOut }) => leftOut === '');
  return {
    visits: visits as unknown as ReportRows['visits'],
    steps: steps as unknown as ReportRows['steps'],
    costs: costs as unknown as ReportRows['costs'],
    unmatched: unmatched as unknown as ReportRows['unmatched'],
    leftOut: Object.fromEntries(
      counted.filter(({ leftOut }) => leftOut !== '').map(({ leftOut, visits: count }) => [leftOut, count]),
    ),
    madeUp: counts?.madeUp ?? 0,
    optedOut: counts?.optedOut ?? 0,
  };
}

/** Answers operators: nothing here has the time limit of a visitor’s call. */
export function createReports(database: SqlDatabase): Reports {
  return {
    ...createExports(database),
    catchUp: () => catchUp(database),
    keepUp: (rest) => keepUp(database, rest),
    rebuild: () => rebuild(database),
    read: async (question) => {
      await catchUp(database);
      return database.session((session) => readRows(session, question));
    },
    readExperiment: async (question) => {
      await catchUp(database);
      return database.session((session) => readExperiment(session, question));
    },
    readHealth: async (brand) => {
      await catchUp(database);
      return readHealth(database, brand);
    },
  };
}
