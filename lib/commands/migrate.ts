import { readDatabaseUrl } from '@/lib/server/platform/env';
import { migrate } from '@/lib/server/store/migrate';
import { openDatabase } from '@/lib/server/store/open-database';
import { createCommand, runCommandLine } from './process/command-line';

/** Prints each step before it begins, so that a slow one is known by its name. */
async function run(): Promise<void> {
  const database = await openDatabase(readDatabaseUrl());
  try {
    await migrate(database, { tell: (line) => console.log(line) });
  } finally {
    await database.close();
  }
  console.log('the tables are those of this build');
}

void runCommandLine(
  createCommand('migrate', 'Changes the tables of DATABASE_URL to those of this build, while the former one runs.')
    .addHelpText('after', '\nBeside server.js of the standalone build: node migrate.js. A killed run is continued.')
    .action(run),
);
