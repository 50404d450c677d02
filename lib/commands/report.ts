import { registry } from '@/funnels/registry';
import {
  answerReport,
  describeReport,
  REPORT_NAMES,
  type AnsweredReport,
  type ReportName,
} from '@/lib/reporting/answer-report';
import { CUTS, parseReportQuestion, type AskedReport, type ReportQuestion } from '@/lib/reporting/report-question';
import { formatCsv, formatDocument } from '@/lib/reporting/report-table';
import { askStore } from './process/ask-store';
import { createCommand, runCommandLine, UsageError } from './process/command-line';

interface Options extends AskedReport {
  readonly csv?: true;
  readonly json?: true;
}

/** A page may be named by its path; one that is gone is still reported about. */
function findPageName(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const found = registry.pages.find(({ name, path }) => name === given || path === `/${given.replace(/^\//, '')}`);
  if (!found) console.error(`No page is called ${given} today; npm run pages lists them.`);
  return found?.name ?? given;
}

function readQuestion(options: Options): ReportQuestion {
  const read = parseReportQuestion({ ...options, page: findPageName(options.page) }, new Date());
  if ('faults' in read) throw new UsageError(read.faults.join('\n'));
  return read.question;
}

function format({ document, json }: AnsweredReport, options: Options): string {
  if (options.json) return JSON.stringify(json, undefined, 2);
  return options.csv ? formatCsv(document.file).trimEnd() : formatDocument(document);
}

const command = createCommand(
  'report',
  'What became of visits. Shows no personal data; days are those of Pacific time.',
);

function addReport(name: ReportName): void {
  command
    .command(name)
    .description(describeReport(name))
    .option('--page <name>', 'only visits that began on this page, by its name or path')
    .option('--brand <code>', 'only visits of this brand')
    .option('--from <day>', 'the first day, yyyy-mm-dd; without it, 28 days')
    .option('--to <day>', 'the last day; without it, today')
    .option('--by <cuts>', `a figure for each group: ${CUTS.join(',')}`)
    .option('--csv', 'for spreadsheets')
    .option('--json', 'for machines')
    .action((options: Options) => {
      const question = readQuestion(options);
      return askStore(async (store) => {
        const means = { sources: await store.reports(), experiments: registry.experiments, now: new Date() };
        console.log(format(await answerReport(name, question, means), options));
        return true;
      });
    });
}

for (const name of REPORT_NAMES) addReport(name);
command
  .command('rebuild')
  .description('makes all counts anew out of the stored events; nothing else is lost or changed')
  .action(() =>
    askStore(async (store) => {
      console.log(`${await (await store.reports()).rebuild()} visits counted anew`);
      return true;
    }),
  );
void runCommandLine(command);
