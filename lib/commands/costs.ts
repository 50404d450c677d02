import { importFile } from './imports/import-file';
import { costMapSchema, readColumnMap } from './imports/column-map';
import { readCostRows } from './imports/read-rows';
import { createCommand, runCommandLine } from './process/command-line';

const CENTS_PER_UNIT = 100;
const USUAL = { columns: { day: 'day', source: 'source', campaign: 'campaign', cost: 'cost', currency: 'currency' } };

const command = createCommand('costs', 'What ads cost, by day, source and campaign.');
command
  .command('import <file.csv>')
  .description('says row by row what an import would do, and with --yes does it')
  .option('--columns <map.json>', 'which column holds what; without it day, source, campaign, cost, currency')
  .option('--yes', 'really')
  .action((file: string, { columns, yes }: { readonly columns?: string; readonly yes?: true }) => {
    const map = columns === undefined ? costMapSchema.parse(USUAL) : readColumnMap(columns, costMapSchema);
    return importFile({
      file,
      read: (rows) => readCostRows(rows, map),
      act: (money, costs, isTrial) => money.setCosts(costs, isTrial),
      describe: ({ day, source, campaign, currency, cents }) =>
        `${day} ${source} ${campaign} ${(cents / CENTS_PER_UNIT).toFixed(2)} ${currency}`,
      isMeant: yes === true,
    });
  });
void runCommandLine(command);
