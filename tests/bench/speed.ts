import { Argument, Option } from 'commander';
import { createCommand, runCommandLine, UsageError } from '@/lib/commands/process/command-line';
import { runCommand } from '@/lib/commands/process/run-command';
import { startBenchSites } from './bench-sites';
import { startBrowser } from './browser-weight';
import { countAnswers } from './speed-moments';
import { measureOpenings } from './speed-openings';
import { measureTaps } from './speed-taps';
import { measureWalks } from './speed-walks';

const MEASURES = {
  openings: {
    runs: 5,
    measure: measureOpenings,
    about: 'Opening each template, cold, slow 4G, CPU 4 times slower: medians; beside a bare Next page and no scripts.',
  },
  taps: {
    runs: 20,
    measure: (browser, { productPort }, runs) => measureTaps(browser, productPort, runs),
    about: 'First tap after the first paint, slow 4G, CPU 4 times slower: to feedback and to the next question.',
  },
  moments: {
    runs: 1000,
    measure: (browser, { productPort }, runs) => countAnswers(browser, productPort, runs),
    about: 'First answers at random moments: lost and told twice.',
  },
  walks: {
    runs: 5,
    measure: (browser, { productPort }, runs) => measureWalks(browser, productPort, runs),
    about: 'Interactions of whole walks, CPU 4 times slower: 98 in 100 are as fast as p98.',
  },
} as const satisfies Readonly<Record<string, Measure>>;

interface Measure {
  /** Unless told. */
  readonly runs: number;
  readonly measure: (...given: Parameters<typeof measureOpenings>) => Promise<readonly object[]>;
  readonly about: string;
}

type MeasureName = keyof typeof MEASURES;

interface Options {
  readonly runs?: number;
  readonly json?: boolean;
}

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`--runs ${text} is no number of runs.`);
  return count;
}

function measureSpeed(name: MeasureName, { runs, json }: Options): void {
  const chosen: Measure = MEASURES[name];
  runCommand(async (services) => {
    const sites = await startBenchSites(services);
    const browser = await startBrowser();
    if (!browser) throw new Error('No Chromium here: install it, or set CHROMIUM_PATH.');
    const rows = await chosen.measure(browser, sites, runs ?? chosen.runs);
    await browser.close();
    if (json === true) console.log(JSON.stringify(rows, undefined, 2));
    else {
      console.log(`\n${chosen.about} Nothing passes or fails here.`);
      console.table(rows);
    }
  });
}

void runCommandLine(
  createCommand('bench:speed', 'Measures what a visitor on a slow phone waits for; only a quiet machine says much.')
    .addArgument(new Argument('<measure>', 'what to measure').choices(Object.keys(MEASURES)))
    .addOption(new Option('--runs <count>', 'how often; of moments how many answers').argParser(readCount))
    .option('--json', 'prints figures for a program')
    // Read by `bench-sites.ts`.
    .option('--reuse', 'takes the builds that are there')
    .action(measureSpeed),
);
