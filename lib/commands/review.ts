import { registry } from '@/funnels/registry';
import { buildVariantPage, hashWords, type Variant } from '@/lib/experiments/experiment';
import { isMaterialId } from '@/lib/lint/medicare-rules';
import { describeChoice } from '@/lib/lint/nearest-name';
import type { BrandCode } from '@/lib/names/brand-code';
import type { Page } from '@/lib/page/page';
import { createCommand, runCommandLine, UsageError } from './process/command-line';
import { readFunnelSources } from './sources/funnel-sources';
import { reviewPage } from './sources/review-page';
import { writeFormatted } from './sources/write-formatted';

interface Options {
  readonly by: string;
  readonly on: string;
  readonly ids?: string;
  readonly variant?: string;
}

type MaterialIds = Partial<Record<BrandCode, string>>;

function findReviewed(given: string): Page {
  const page = registry.pages.find(({ name, path }) => name === given || path === given);
  const names = registry.pages.map(({ name }) => name);
  if (!page) throw new UsageError(`No page ${given}. ${describeChoice(given, names, 'npm run pages lists them.')}`);
  return page;
}

/** One that says something of its own; the first variant is the page. */
function findReviewedVariant({ name }: Page, given: string): Variant {
  const variants = registry.experiments.find(({ page }) => page === name)?.variants.slice(1) ?? [];
  const found = variants.find((variant) => variant.name === given);
  if (found) return found;
  const names = variants.map((variant) => variant.name);
  const mend = names.length === 0 ? 'It has no test.' : describeChoice(given, names);
  throw new UsageError(`${name} has no variant ${given} of its own. ${mend}`);
}

function findIdFault(brand: string | undefined, id: string, { name, brands }: Page): string | undefined {
  const isServed = brands.some((code) => code === brand);
  if (!isServed) return `${name} is not on ${brand}: ${describeChoice(brand ?? '', brands)}`;
  if (!isMaterialId(id)) return `${id} is no material id: MULTI-PLAN_…_M.`;
  return /sample/i.test(id) ? `${id} is a placeholder: give the id that came back.` : undefined;
}

/** `m10=MULTI-PLAN_A_M,bh=MULTI-PLAN_B_M`; throws a {@link UsageError} with all that is wrong. */
function parseIds(answer: string, page: Page): MaterialIds {
  const pairs = answer.split(',').map((part) => part.trim().split('='));
  const faults = pairs.map(([brand, id = '']) => findIdFault(brand, id, page)).filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return Object.fromEntries(pairs) as MaterialIds;
}

async function review(given: string, { by, on, ids, variant }: Options): Promise<void> {
  const page = findReviewed(given);
  if (!/^\d{4}-\d\d-\d\d$/.test(on)) throw new UsageError(`${on} is no day: write it as 2026-12-31.`);
  const tested = variant === undefined ? undefined : findReviewedVariant(page, variant);
  const known = tested ? tested.changes?.smid : page.smid;
  const smid = ids === undefined ? known : { ...known, ...parseIds(ids, page) };
  const words = hashWords(tested ? buildVariantPage(page, tested) : page);
  const reviewed = { review: { by, on, words }, smid, ...(variant !== undefined && { variant }) };
  const changed = reviewPage(readFunnelSources(process.cwd()), page.name, reviewed);
  if (!changed)
    throw new UsageError(
      `The entry of ${page.name} is made by a rule: write \`review: { by: '${by}', on: '${on}' }\` into its file.`,
    );
  await writeFormatted(changed.file, changed.text);
  const material = variant === undefined ? page.name : `${page.name}, variant ${variant}`;
  console.log(`${changed.file}: ${material}, read by ${by} on ${on}`);
  const waiting = Object.entries(smid ?? {}).filter(([, id]) => /sample/i.test(id));
  for (const [brand, id] of waiting) console.log(`${brand} still waits for its material id: ${id} is a placeholder.`);
  console.log('Next: npm run launch');
}

void runCommandLine(
  createCommand('review', 'Writes down who read the words of a page, and the material ids that came back.')
    .argument('<page>', 'its name or its path')
    .requiredOption('--by <who>', 'a person or a team, who answers for the words')
    .option('--on <day>', 'when, yyyy-MM-dd; without it, today in UTC', new Date().toISOString().slice(0, 10))
    .option('--ids <ids>', 'what it was filed under, by brand: m10=MULTI-PLAN_…_M,bh=MULTI-PLAN_…_M')
    .option('--variant <name>', 'of a page that is tested: this variant of it')
    .addHelpText('after', '\nExample: npm run review -- otc-savings --by counsel --ids m10=MULTI-PLAN_OTC27_M')
    .action(review),
);
