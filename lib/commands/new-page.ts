import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { TEMPLATE_NAMES } from '@/lib/page/page-names';
import { copyEntry, findEntry, insertEntry, writeEntry, type NewPage } from './page-entry';
import { PRETTIER } from './programs';
import { findFaultPlace, readFunnelSources } from './page-sources';

const USAGE = `Writes the entry of a new page.

  npm run new-page -- --path /my-page --brands m10,bh --file benefits --template landing --form medicare \\
    --title … --description … --headline … --subheadline …
  npm run new-page -- --from otc-savings --path /my-page --brands m10

  --path         the address, without the host
  --brands       ${Object.keys(brands).join(', ')}; with commas
  --file         the family in funnels/pages that gets the entry (with --from: that page’s)
  --template     ${TEMPLATE_NAMES.join(', ')}
  --form         ${Object.keys(registry.forms).join(', ')}
  --language     english or spanish; default english
  --from         the name of a page to begin with; its words are to be rewritten

What is missing is asked for where somebody can answer.`;

/** Exit code 2, with the usage. */
class UsageError extends Error {}

const OPTIONS = {
  path: { type: 'string' },
  brands: { type: 'string' },
  file: { type: 'string' },
  template: { type: 'string' },
  form: { type: 'string' },
  language: { type: 'string' },
  title: { type: 'string' },
  description: { type: 'string' },
  headline: { type: 'string' },
  subheadline: { type: 'string' },
  from: { type: 'string' },
} as const;

type Answers = Partial<Record<keyof typeof OPTIONS, string>>;

function readFlags(): Answers {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Asks at a terminal; elsewhere a missing flag is an error. */
async function complete(given: Answers): Promise<Answers> {
  const needed: readonly (keyof Answers)[] = given.from
    ? ['path', 'brands']
    : ['path', 'brands', 'file', 'template', 'form', 'title', 'description', 'headline', 'subheadline'];
  const missing = needed.filter((name) => given[name] === undefined);
  if (missing.length === 0) return given;
  if (!process.stdin.isTTY) throw new UsageError(`Missing: ${missing.map((name) => `--${name}`).join(', ')}.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const asked: Answers = { ...given };
  for (const name of missing) asked[name] = (await prompt.question(`${name}: `)).trim();
  prompt.close();
  return asked;
}

/** Placeholders until the material is filed (compliance M-53). */
function makeMaterialIds(pagePath: string, codes: readonly string[]): Readonly<Record<string, string>> | undefined {
  const material = pagePath.replace(/[^a-z0-9]/gi, '').toUpperCase();
  const medicare = Object.values(brands).filter(({ code, product }) => codes.includes(code) && product === 'medicare');
  if (medicare.length === 0) return undefined;
  return Object.fromEntries(medicare.map(({ code }) => [code, `MULTI-PLAN_SAMPLE${code.toUpperCase()}${material}_M`]));
}

function writePage(answers: Answers): { readonly file: string; readonly entry: string } {
  const { path: pagePath = '', from, file, form, language, ...words } = answers;
  const codes = (answers.brands ?? '').split(',').map((code) => code.trim());
  const smid = makeMaterialIds(pagePath, codes);
  const own = { path: pagePath, brands: codes, ...(smid && { smid }) };
  if (from === undefined) {
    const { title = '', description = '', headline = '', subheadline = '', template = 'landing' } = words;
    const page: NewPage = {
      ...{ ...own, template, title, description, headline, subheadline },
      ...(form && { form }),
      ...(language && { language }),
    };
    return { file: `funnels/pages/${file}.ts`, entry: writeEntry(page) };
  }
  const place = findFaultPlace({ entry: from }, readFunnelSources(process.cwd()));
  const entry = place && findEntry(readFileSync(place.file, 'utf8'), from);
  if (!entry) throw new UsageError(`No page is called ${from}, or its entry is made by a rule.`);
  return { file: place.file, entry: copyEntry(entry, own) };
}

async function run(): Promise<void> {
  const answers = await complete(readFlags());
  const unknown = (answers.brands ?? '').split(',').filter((code) => !Object.hasOwn(brands, code.trim()));
  if (unknown.length > 0) throw new UsageError(`No brand ${unknown.join(', ')}.`);
  const pagePath = answers.path ?? '';
  if (!/^(\/[a-z0-9-]+)+$/.test(pagePath)) throw new UsageError(`${pagePath} is no path.`);
  const { file, entry } = writePage(answers);
  const source = insertEntry(readFileSync(file, 'utf8'), pagePath, entry);
  writeFileSync(file, source);
  execFileSync(process.execPath, [...PRETTIER, '--write', '--config', '.config/prettier.json', file]);
  console.log(`${file}: ${pagePath}`);
  console.log(
    `http://${(answers.brands ?? '').split(',')[0]?.trim()}.localhost:${process.env['PORT'] ?? 3000}${pagePath}`,
  );
  if (answers.from) console.log(`Its words are still those of ${answers.from}: write its own.`);
  console.log('Next: npm run lint-pages');
}

run().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof UsageError ? `${message}\n\n${USAGE}` : message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
