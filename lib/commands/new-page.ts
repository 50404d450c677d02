import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { brands } from '@/funnels/brands';
import { forms } from '@/funnels/forms';
import type { BrandCode } from '@/lib/names/brand-code';
import type { PageEntry } from '@/lib/page/page';
import { TEMPLATE_NAMES } from '@/lib/names/page-names';
import { askQuestion } from './sources/ask-question';
import { createCommand, runCommandLine, UsageError } from './process/command-line';
import { copyEntry, insertEntry, writeEntry, type OwnParts } from './sources/page-entry';
import { insertFamily, writeFamily } from './sources/page-family';
import { findAnswerFault, parseBrands, QUESTIONS, type Answers, type QuestionName } from './sources/page-questions';
import { readFunnelSources } from './sources/page-sources';
import { findPageList, listSourceEntries, parseSource } from './sources/source-entries';

const PAGES = 'funnels/pages/';
const FAMILIES = 'funnels/pages.ts';

const EXAMPLES = `
  npm run new-page -- --path /my-page --brands m10,bh --file benefits --template landing --form medicare \\
    --title … --description … --headline … --subheadline …
  npm run new-page -- --from otc-savings --path /my-page --brands m10

What is missing is asked for where somebody can answer.`;

const sources = readFunnelSources(process.cwd());

function listFamilies(): readonly string[] {
  return sources
    .filter((source) => source.file.startsWith(PAGES) && findPageList(parseSource(source)))
    .map(({ file }) => file.slice(PAGES.length, -'.ts'.length));
}

/** What a page needs to be told that is not optional; a copy has the rest from its model. */
function listNeeded({ from }: Answers): readonly QuestionName[] {
  if (from !== undefined) return ['path', 'brands'];
  return ['path', 'brands', 'file', 'template', 'form', 'title', 'description', 'headline', 'subheadline'];
}

/** Asks at a terminal; elsewhere a missing flag is an error. */
async function completeAnswers(given: Answers): Promise<Answers> {
  for (const name of Object.keys(QUESTIONS) as QuestionName[]) {
    const answer = given[name];
    const fault = answer === undefined ? undefined : findAnswerFault(name, answer, given);
    if (fault !== undefined) throw new UsageError(fault);
  }
  const missing = listNeeded(given).filter((name) => given[name] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new UsageError(`Missing: ${missing.map((name) => `--${name}`).join(', ')}.`);
  }
  let answers = given;
  for (const name of missing) answers = { ...answers, [name]: await askQuestion(name, answers, listFamilies()) };
  return answers;
}

/** Placeholders until the material is filed (compliance M-53). */
function makeMaterialIds(path: string, codes: readonly BrandCode[]): PageEntry['smid'] {
  const material = path.replace(/[^a-z0-9]/gi, '').toUpperCase();
  const medicare = codes.filter((code) => brands[code].product === 'medicare');
  if (medicare.length === 0) return undefined;
  return Object.fromEntries(medicare.map((code) => [code, `MULTI-PLAN_SAMPLE${code.toUpperCase()}${material}_M`]));
}

function buildOwnParts({ path = '', brands: answer }: Answers): OwnParts {
  const [first, ...others] = parseBrands(answer);
  if (first === undefined) throw new UsageError('No brand named.');
  const smid = makeMaterialIds(path, [first, ...others]);
  return { path, brands: [first, ...others], ...(smid && { smid }) };
}

function writePage(answers: Answers): { readonly file: string; readonly entry: string } {
  const { from, file, language, title = '', description = '', headline = '', subheadline = '' } = answers;
  const own = buildOwnParts(answers);
  if (from !== undefined) {
    const model = listSourceEntries(sources).find(({ name }) => name === from);
    if (!model) throw new UsageError(`The entry of ${from} is made by a rule: write the page’s own.`);
    return { file: model.file, entry: copyEntry(model, own) };
  }
  const form = Object.values(forms).find(({ name }) => name === answers.form)?.name;
  const entry: PageEntry = {
    ...own,
    ...(language === 'spanish' && { language }),
    template: TEMPLATE_NAMES.find((name) => name === answers.template) ?? 'landing',
    ...{ title, description, headline, subheadline },
    ...(form !== undefined && { form }),
    body: [],
  };
  return { file: `${PAGES}${file}.ts`, entry: writeEntry(entry) };
}

async function writeFormatted(file: string, text: string): Promise<void> {
  const config = await resolveConfig(file, { config: '.config/prettier.json' });
  writeFileSync(file, await format(text, { ...config, filepath: file }));
}

async function insertPage(file: string, entry: string): Promise<void> {
  const isNew = !existsSync(file);
  const family = file.slice(PAGES.length, -'.ts'.length);
  const text = isNew ? writeFamily(family) : readFileSync(file, 'utf8');
  await writeFormatted(file, insertEntry({ file, text }, entry));
  if (!isNew) return;
  await writeFormatted(FAMILIES, insertFamily({ file: FAMILIES, text: readFileSync(FAMILIES, 'utf8') }, family));
  console.log(`${FAMILIES}: the new family ${family}`);
}

async function makePage(flags: Answers): Promise<void> {
  const answers = await completeAnswers(flags);
  const { file, entry } = writePage(answers);
  await insertPage(file, entry);
  console.log(`${file}: ${answers.path}`);
  console.log(`http://${parseBrands(answers.brands)[0]}.localhost:${process.env['PORT'] ?? 3000}${answers.path}`);
  if (answers.from) console.log(`Its words are still those of ${answers.from}: write its own.`);
  console.log('Next: npm run lint-pages');
}

const command = createCommand('new-page', 'Writes the entry of a new page.').addHelpText('after', EXAMPLES);
for (const [name, { what, listChoices }] of Object.entries(QUESTIONS)) {
  command.option(`--${name} <${name}>`, listChoices ? `${what}: ${listChoices({}).join(', ')}` : what);
}
void runCommandLine(command.action(makePage));
