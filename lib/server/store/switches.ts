import type { StoredSwitchChange, Switches } from '../records/switches';
import type { SqlDatabase, SqlRow } from './sql-database';

/** The state of a switch is its last row; rows are never changed. */
export const SWITCHES = `
  CREATE TABLE switch_turns (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('page', 'brand', 'provider', 'experiment')),
    name text NOT NULL,
    brand text,
    is_off boolean NOT NULL,
    who text NOT NULL,
    why text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX switch_turns_switch ON switch_turns (kind, name, brand, id);
  CREATE TRIGGER switch_turns_append_only BEFORE UPDATE OR DELETE ON switch_turns
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;

const COLUMNS = 'kind, name, brand, is_off AS "isOff", who, why, changed_at AS "changedAt"';

const LIST_OFF = `
  SELECT ${COLUMNS} FROM (
    SELECT DISTINCT ON (kind, name, brand) * FROM switch_turns ORDER BY kind, name, brand, id DESC
  ) AS latest
  WHERE is_off ORDER BY id`;

const TURN = 'INSERT INTO switch_turns (kind, name, brand, is_off, who, why) VALUES ($1, $2, $3, $4, $5, $6)';

const LIST_TURNS = `SELECT ${COLUMNS} FROM switch_turns ORDER BY id DESC LIMIT $1`;

function readTurn(row: SqlRow): StoredSwitchChange {
  return { ...row, changedAt: (row['changedAt'] as Date).toISOString() } as StoredSwitchChange;
}

export function createSwitches(database: SqlDatabase): Switches {
  return {
    listOff: async () => (await database.query(LIST_OFF)).map(readTurn),
    turn: async ({ kind, name, brand, isOff, who, why }) => {
      await database.query(TURN, [kind, name, brand, isOff, who, why]);
      return null;
    },
    listTurns: async (limit) => (await database.query(LIST_TURNS, [limit])).map(readTurn),
  };
}
