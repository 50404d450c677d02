import { defineExperiment, type Experiment, type GuardMetric } from '@/lib/experiments/experiment';
import { UsageError } from '../process/command-line';
import { makeMaterialIds } from './build-page';
import { findTestedPage, listChanged, readPart, type ExperimentAnswers } from './experiment-answers';
import { appendItem, applyEdits, findList } from './list-edits';
import { parseSource, type SourceFile } from './source-entries';

const GUARDS: readonly GuardMetric[] = ['calls', 'leads', 'refused'];
/** The page itself in reports. */
const CONTROL = 'as-it-is';

/** The entry that was answered for; throws a {@link UsageError} where it tests no page or changes nothing. */
export function buildExperiment(answers: ExperimentAnswers): Experiment {
  const page = findTestedPage(answers.page);
  const changed = listChanged(answers);
  if (!page) throw new UsageError(`There is no page ${answers.page}.`);
  if (changed.length === 0) throw new UsageError('The variant changes nothing: give it a headline, or another part.');
  const [name, variant] = [readPart('name', answers), readPart('variant', answers)];
  const [weight, coverage] = [Number(readPart('weight', answers)), Number(readPart('coverage', answers))];
  const guard = GUARDS.find((metric) => metric === answers.guard);
  // Other words are another material (compliance M-54).
  const smid = page.smid && makeMaterialIds(page.path + variant, page.brands);
  const changes = { ...Object.fromEntries(changed.map((key) => [key, answers[key]])), ...(smid && { smid }) };
  return defineExperiment({
    ...{ name, owner: answers.owner ?? '' },
    ...{ startsOn: readPart('startsOn', answers), endsOn: readPart('endsOn', answers) },
    ...{ seed: name, page: page.name },
    ...(coverage < 100 && { coverage }),
    ...(guard && { guard }),
    variants: [
      { name: CONTROL, weight: 100 - weight },
      { name: variant, weight, changes },
    ],
  });
}

/** The file of experiments with one more at its end, to be formatted. Throws when the file has no list. */
export function insertExperiment(source: SourceFile, experiment: Experiment): SourceFile {
  const list = findList(parseSource(source));
  if (!list) throw new Error(`The file has no list of experiments: ${source.file}.`);
  const entry = `defineExperiment(${JSON.stringify(experiment, null, 2)})`;
  return { ...source, text: applyEdits(source.text, [appendItem(list, entry)]) };
}
