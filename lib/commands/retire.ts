import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registry } from '@/funnels/registry';
import { describeChoice } from '@/lib/lint/nearest-name';
import { findPage } from '@/lib/page/find-page';
import type { Page } from '@/lib/page/page';
import { createCommand, runCommandLine, UsageError } from './process/command-line';
import { readFunnelSources } from './sources/funnel-sources';
import { listMentions, retirePage } from './sources/retire-page';
import { listSourceEntries, type SourceFile } from './sources/source-entries';
import { writeFormatted } from './sources/write-formatted';

const REDIRECTS = 'funnels/redirects.ts';
const TESTS = 'tests';
const PAGES = 'funnels/pages';

function findRetired(given: string): Page {
  const page = registry.pages.find(({ name, path: own }) => name === given || own === given);
  const names = registry.pages.map(({ name }) => name);
  if (!page) throw new UsageError(`No page ${given}. ${describeChoice(given, names, 'npm run pages lists them.')}`);
  if (page.path === '/') throw new UsageError('A front page stays: every brand needs one.');
  return page;
}

function checkTarget(page: Page, to: string): void {
  if (to.startsWith('https://')) return;
  const lacking = page.brands.filter((brand) => {
    const found = findPage(registry, brand, to)?.page;
    return !found || found.name === page.name;
  });
  if (lacking.length === 0) return;
  const paths = registry.pages.filter(({ brands }) => lacking.some((brand) => brands.includes(brand)));
  const mend = describeChoice(
    to,
    paths.map((other) => other.path).filter((other) => other !== page.path),
    'Lead to a page that each of them serves.',
  );
  throw new UsageError(`${to} is no page on ${lacking.join(', ')} that stays. ${mend}`);
}

function readTests(): readonly SourceFile[] {
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: path.join(TESTS, file), text: readFileSync(path.join(TESTS, file), 'utf8') }));
}

function describeChange(source: SourceFile): string {
  const isEmpty = source.file.startsWith(`${PAGES}/`) && listSourceEntries([source]).length === 0;
  return isEmpty ? `no page is left in it: it may go, with its two lines in ${PAGES}.ts` : 'changed';
}

async function retire(given: string, { to }: { readonly to: string }): Promise<void> {
  const page = findRetired(given);
  checkTarget(page, to);
  const sources = readFunnelSources(process.cwd());
  const changed = retirePage(sources, page, to);
  if (!changed) throw new UsageError(`The entry of ${page.name} is made by a rule: take it out by hand.`);
  for (const { file, text } of changed) {
    await writeFormatted(file, text);
    console.log(`${file}: ${file === REDIRECTS ? `${page.path} leads to ${to}` : describeChange({ file, text })}`);
  }
  const left = [...readFunnelSources(process.cwd()).filter(({ file }) => file !== REDIRECTS), ...readTests()];
  const mentions = listMentions(left, page);
  if (mentions.length > 0) console.log(['Still named here:', ...mentions.map((line) => `  ${line}`)].join('\n'));
  console.log('Next: npm run lint-pages');
}

void runCommandLine(
  createCommand('retire', 'Takes a page out and leads its address to another.')
    .argument('<page>', 'its name or its path')
    .requiredOption('--to <path>', 'a page that stays on the same brands, or a whole https address')
    .addHelpText('after', '\nExample: npm run retire -- winter-heating --to /otc-savings')
    .action(retire),
);
