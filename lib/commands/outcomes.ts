import { importFile } from './imports/import-file';
import { outcomeMapSchema, readColumnMap } from './imports/column-map';
import { readOutcomeRows } from './imports/read-rows';
import { createCommand, runCommandLine } from './process/command-line';

const CENTS_PER_UNIT = 100;

const command = createCommand('outcomes', 'What became of calls, from spreadsheets of buyers.');
command
  .command('import <file.csv>')
  .description('says row by row what an import would do, and with --yes does it')
  .requiredOption(
    '--columns <map.json>',
    'which column holds what: {"source", "columns", "kinds", "revenueIn", "offset"}',
  )
  .option('--yes', 'really')
  .action((file: string, { columns, yes }: { readonly columns: string; readonly yes?: true }) => {
    const map = readColumnMap(columns, outcomeMapSchema);
    return importFile({
      file,
      read: (rows) => readOutcomeRows(rows, map),
      act: async (money, outcomes, isTrial) => {
        const effects = await money.tell(outcomes, isTrial);
        return effects.map(
          ({ effect, matchedBy }) => `${effect}, ${matchedBy ? `found by ${matchedBy}` : 'unmatched'}`,
        );
      },
      describe: ({ id, kind, revenueCents, currency }) =>
        `${id} ${kind} ${(revenueCents / CENTS_PER_UNIT).toFixed(2)} ${currency}`,
      isMeant: yes === true,
    });
  });
void runCommandLine(command);
