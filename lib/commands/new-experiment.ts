import { readFileSync } from 'node:fs';
import { buildForcedQuery } from '@/lib/experiments/forced-variant';
import type { Experiment } from '@/lib/experiments/experiment';
import type { Page } from '@/lib/page/page';
import { createCommand, runCommandLine, UsageError } from './process/command-line';
import { parsePort } from './process/port';
import { openWritten } from './process/written-addresses';
import { buildExperiment, insertExperiment } from './sources/build-experiment';
import { completeAnswers } from './sources/complete-answers';
import {
  EXPERIMENT_QUESTIONS,
  findTestedPage,
  type ExperimentAnswers,
  type ExperimentPart,
} from './sources/experiment-answers';
import { listFaultsOfExperiment } from './sources/part-fault';
import { nameFlag } from './sources/question';
import { writeFormatted } from './sources/write-formatted';

const FILE = 'funnels/experiments.ts';
const PARTS = (Object.keys(EXPERIMENT_QUESTIONS.parts) as ExperimentPart[]).filter((part) => part !== 'page');

const EXAMPLES = `
  npm run new-experiment -- otc-savings --headline "What could you ask for?" --owner "benefits pages"

The page as it is and the variant get half of the visitors each, for eight weeks from today, unless flags say otherwise.
What is missing is asked for where somebody can answer. A variant of more than this is written by hand.`;

/** Where each variant is looked at, as a path. */
function listPaths({ path }: Page, { name, variants }: Experiment): readonly string[] {
  return variants.map(({ name: variant }) => path + buildForcedQuery({ name, variant }));
}

async function show(experiment: Experiment): Promise<void> {
  const page = findTestedPage(experiment.page);
  if (!page) return;
  const [port, [brand]] = [parsePort('PORT', 3000), page.brands];
  const paths = listPaths(page, experiment);
  for (const path of paths) console.log(`http://${brand}.localhost:${port}${path}`);
  console.log(await openWritten(port, brand, paths));
}

async function makeExperiment(page: string | undefined, flags: ExperimentAnswers): Promise<void> {
  const given = { ...flags, ...(page !== undefined && { page }) };
  const experiment = buildExperiment(await completeAnswers(given, EXPERIMENT_QUESTIONS));
  const faults = listFaultsOfExperiment(experiment);
  if (faults.length > 0) throw new UsageError(faults.map(({ what, mend }) => `${what}. ${mend}`).join('\n'));
  const source = { file: FILE, text: readFileSync(FILE, 'utf8') };
  await writeFormatted(FILE, insertExperiment(source, experiment).text);
  console.log(`${FILE}: ${experiment.name}, ${experiment.startsOn} to ${experiment.endsOn}`);
  await show(experiment);
  console.log('Next: npm run lint-pages');
  console.log(
    `Its result: npm run report -- experiments --page ${experiment.page}, or /reports/experiments of the site`,
  );
}

const command = createCommand('new-experiment', 'Writes a test of a page: the page as it is against one variant.')
  .argument('[page]', EXPERIMENT_QUESTIONS.parts.page.what)
  .addHelpText('after', EXAMPLES);
for (const part of PARTS) {
  const { what, listChoices } = EXPERIMENT_QUESTIONS.parts[part];
  const choices = listChoices?.({}).map(({ value }) => value);
  command.option(`${nameFlag(part)} <answer>`, choices ? `${what}: ${choices.join(', ')}` : what);
}
void runCommandLine(command.action(makeExperiment));
