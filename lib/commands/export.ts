import { addDays, findReportDay, parseReportQuestion } from '@/lib/reporting/report-question';
import { EXPORTED_TABLES, type ExportedTable } from '@/lib/server/records/exports';
import { exportDays } from './exports/export-days';
import { askStore } from './process/ask-store';
import { createCommand, runCommandLine, UsageError } from './process/command-line';

interface Options {
  readonly folder: string;
  readonly from?: string;
  readonly to?: string;
  readonly only?: string;
}

function isExported(name: string): name is ExportedTable {
  return (EXPORTED_TABLES as readonly string[]).includes(name);
}

function readTables(only: string | undefined): readonly ExportedTable[] {
  if (only === undefined) return EXPORTED_TABLES;
  const names = only.split(',');
  const unknown = names.filter((name) => !isExported(name));
  if (unknown.length > 0)
    throw new UsageError(`Nothing is exported as ${unknown.join(', ')}: ${EXPORTED_TABLES.join(', ')}.`);
  return EXPORTED_TABLES.filter((name) => names.includes(name));
}

/** Yesterday, unless days are given. */
function readDays({ from, to }: Options): { readonly from: string; readonly to: string } {
  const now = new Date();
  const yesterday = addDays(findReportDay(now), -1);
  const read = parseReportQuestion({ from: from ?? to ?? yesterday, to: to ?? yesterday }, now);
  if ('faults' in read) throw new UsageError(read.faults.join('\n'));
  return read.question;
}

const command = createCommand('export', 'Writes what was counted as Parquet, by the day, for engines that read it.')
  .requiredOption('--folder <folder>', 'where to: <folder>/visits/day=2026-11-22/visits.parquet, and funnel.sql')
  .option('--from <day>', 'the first day, yyyy-mm-dd in Pacific time; without it, the last one alone')
  .option('--to <day>', 'the last day; without it, yesterday')
  .option('--only <tables>', `of ${EXPORTED_TABLES.join(',')}; without it, all`)
  .addHelpText('after', '\nHolds no personal data. A day that is exported again takes the place of what it was.')
  .action((options: Options) => {
    const order = { folder: options.folder, tables: readTables(options.only), ...readDays(options) };
    return askStore(async (store) => {
      await exportDays(await store.reports(), order, (table, day, rows) =>
        console.log(`${day} ${table.padEnd(8)} ${rows.toLocaleString('en-US')}`),
      );
      return true;
    });
  });
void runCommandLine(command);
