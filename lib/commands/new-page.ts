import { existsSync, readFileSync } from 'node:fs';
import { definePage } from '@/lib/page/page';
import { askQuestion, askWhether } from './sources/ask-question';
import { createCommand, runCommandLine, UsageError } from './process/command-line';
import { parsePort } from './process/port';
import { openWritten } from './process/written-addresses';
import { buildOwnParts, buildPageEntry } from './sources/build-page';
import { forgetDraft, keepDraft, readDraft } from './sources/page-draft';
import { copyEntry, insertEntry, writeEntry } from './sources/page-entry';
import { findFamilyFault, insertFamily, writeFamily } from './sources/page-family';
import * as asked from './sources/page-questions';
import type { Answers, QuestionName } from './sources/page-questions';
import { readFunnelSources } from './sources/funnel-sources';
import { findKnownTwin, linkTwin } from './sources/page-twins';
import { NONE, parseBrands } from './sources/parse-answers';
import { listFaultsOfPage } from './sources/part-fault';
import { nameFlag } from './sources/question';
import { findPageList, listSourceEntries, parseSource } from './sources/source-entries';
import { writeFormatted } from './sources/write-formatted';

const PAGES = 'funnels/pages/';
const FAMILIES = 'funnels/pages.ts';
const NAMES = Object.keys(asked.QUESTIONS) as QuestionName[];

const EXAMPLES = `
  npm run new-page -- --path /my-page --brands m10,bh --file benefits --template landing --form medicare \\
    --title … --description … --headline … --subheadline …
  npm run new-page -- --from otc-savings --path /my-page --brands m10

What is missing is asked for where somebody can answer; what was answered is kept until the page is written.`;

const sources = readFunnelSources(process.cwd());

function listFamilies(): readonly string[] {
  return sources
    .filter((source) => source.file.startsWith(PAGES) && findPageList(parseSource(source)))
    .map(({ file }) => file.slice(PAGES.length, -'.ts'.length));
}

/** What is wrong with the answer of a flag, which nobody sees beside the families that there are. */
function findFlagFault(name: QuestionName, answer: string, given: Answers): string | undefined {
  const fault = asked.findAnswerFault(name, answer, given);
  return fault ?? (name === 'file' ? findFamilyFault(answer, listFamilies()) : undefined);
}

/** The answers that will do; what is wrong with the others is said, and they are asked again. */
function keepSound(given: Answers): Answers {
  const sound: Partial<Record<QuestionName, string>> = {};
  for (const name of NAMES) {
    const answer = given[name];
    if (answer === undefined) continue;
    const fault = findFlagFault(name, answer, { ...given, ...sound });
    if (fault === undefined) sound[name] = answer;
    else console.error(`${nameFlag(name)}: ${fault}`);
  }
  return sound;
}

/** Without a terminal a wrong or missing flag is an error. */
function requireAnswers(given: Answers): Answers {
  const faults = NAMES.flatMap((name) => {
    const answer = given[name];
    return answer === undefined ? [] : [findFlagFault(name, answer, given)];
  }).filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  const missing = asked
    .listAsked(given)
    .filter((name) => given[name] === undefined && asked.QUESTIONS[name].otherwise === undefined);
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.map(nameFlag).join(', ')}.`);
  return given;
}

async function takeUpDraft(given: Answers): Promise<Answers> {
  const draft = readDraft();
  if (!draft || Object.keys(given).length > 0) return given;
  const begun = draft.path ?? draft.from ?? 'the page';
  return (await askWhether(`Go on with ${begun}, of which ${Object.keys(draft).length} answers are kept?`))
    ? draft
    : given;
}

async function completeAnswers(given: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) return requireAnswers(given);
  let answers = keepSound(await takeUpDraft(given));
  for (;;) {
    const name = asked.listAsked(answers).find((next) => answers[next] === undefined);
    if (name === undefined) return answers;
    const given = answers;
    const answer = await askQuestion({
      ...{ name, given, families: listFamilies(), question: asked.QUESTIONS[name] },
      findFault: (text) => asked.findAnswerFault(name, text, given),
    });
    answers = { ...answers, [name]: answer };
    keepDraft(answers);
  }
}

interface WrittenPage {
  readonly file: string;
  readonly entry: string;
}

function writePage(answers: Answers): readonly WrittenPage[] {
  const { from, file, twin = NONE } = answers;
  if (from !== undefined) {
    const model = listSourceEntries(sources).find(({ name }) => name === from);
    if (!model) throw new UsageError(`The entry of ${from} is made by a rule: write the page’s own.`);
    return [{ file: model.file, entry: copyEntry(model, buildOwnParts(answers)) }];
  }
  const hasNewTwin = twin !== NONE && !findKnownTwin(answers);
  const pages = [answers, ...(hasNewTwin ? [asked.readTwin(answers)] : [])];
  return pages.map((page) => ({ file: `${PAGES}${file}.ts`, entry: writeEntry(buildPageEntry(page)) }));
}

async function insertPage({ file, entry }: WrittenPage): Promise<void> {
  const isNew = !existsSync(file);
  const family = file.slice(PAGES.length, -'.ts'.length);
  const text = isNew ? writeFamily(family) : readFileSync(file, 'utf8');
  await writeFormatted(file, insertEntry({ file, text }, entry));
  if (!isNew) return;
  await writeFormatted(FAMILIES, insertFamily({ file: FAMILIES, text: readFileSync(FAMILIES, 'utf8') }, family));
  console.log(`${FAMILIES}: the new family ${family}`);
}

/** The page that was there already names its new twin. */
async function linkKnownTwin(answers: Answers): Promise<void> {
  const twin = findKnownTwin(answers);
  if (!twin || answers.from !== undefined || answers.path === undefined) return;
  const linked = linkTwin(readFunnelSources(process.cwd()), twin.name, answers.path);
  if (linked) await writeFormatted(linked.file, linked.text);
  console.log(`${linked?.file ?? twin.path}: \`alternate: '${answers.path}'\`${linked ? '' : ' is to be written'}`);
}

/** What the rules say of the new entries beside what was checked while they were answered. */
function describeRest(answers: Answers): readonly string[] {
  if (answers.from !== undefined) return [`Its words are still those of ${answers.from}: write its own.`];
  const faults = listFaultsOfPage(definePage(buildPageEntry(answers))).filter(
    ({ rule }) => rule !== 'pair' && rule !== 'path',
  );
  return faults.map(({ rule, what, mend }) => `  still to do [${rule}] ${what}. ${mend}`);
}

/** What keeps the new pages from production, by their paths. */
function describeLaunch(answers: Answers, paths: readonly string[]): readonly string[] {
  const { brands, smid } = buildOwnParts(answers);
  const ids = smid
    ? ` --ids ${Object.keys(smid)
        .map((code) => `${code}=MULTI-PLAN_…_M`)
        .join(',')}`
    : '';
  return [
    `Before launch: have it read${smid ? ' and filed, its material id is a placeholder' : ''}`,
    ...paths.map((path) => `  npm run review -- ${path} --by <who>${ids}`),
    ...brands.map((code) => `  npm run launch -- ${code}`),
  ];
}

async function makePage(flags: Answers): Promise<void> {
  const answers = await completeAnswers(flags);
  const written = writePage(answers);
  for (const page of written) await insertPage(page);
  await linkKnownTwin(answers);
  forgetDraft();
  const port = parsePort('PORT', 3000);
  const [brand = ''] = parseBrands(answers.brands);
  const paths = [answers.path, ...(written.length > 1 ? [answers.twin] : [])].map((path = '') => path);
  for (const path of paths) {
    console.log(`${written[0]?.file}: ${path}`);
    console.log(`http://${brand}.localhost:${port}${path}`);
  }
  for (const line of describeRest(answers)) console.log(line);
  console.log(await openWritten(port, brand, paths));
  console.log('Next: npm run lint-pages');
  for (const line of describeLaunch(answers, paths)) console.log(line);
}

const command = createCommand('new-page', 'Writes the entry of a new page.').addHelpText('after', EXAMPLES);
for (const name of NAMES) {
  const { what, listChoices } = asked.QUESTIONS[name];
  const choices = listChoices?.({}).map(({ value }) => value);
  command.option(`${nameFlag(name)} <answer>`, choices ? `${what}: ${choices.join(', ')}` : what);
}
void runCommandLine(command.action(makePage));
