import { registry } from '@/funnels/registry';
import { buildPageContext } from '@/lib/analytics/page-context';
import { findBrandByHost } from '@/lib/brand/find-brand';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { createCommand, runCommandLine, UsageError } from './process/command-line';
import { createSmokeClient } from './process/smoke-client';
import { tryPage, tryProcess, type SmokeRow } from './process/smoke-pages';
import { SMOKE_AGENT, tryVisit } from './process/smoke-visit';
import { buildTestLink, isLocalHost, readAddress } from './process/test-links';

/** Long enough for a slow site. */
const LINK_HOURS = 0.25;

interface Site {
  readonly brand: BrandCode;
  readonly origin: URL;
}

interface SmokeOptions {
  readonly brand?: readonly string[];
  readonly link?: string;
  readonly json?: true;
}

function readBrand(given: string): BrandCode {
  const brand = BRAND_CODES.find((code) => code === given);
  if (brand === undefined) throw new UsageError(`${given} is no brand: ${BRAND_CODES.join(', ')}, or all.`);
  return brand;
}

function ofHost(address: URL): BrandCode | undefined {
  return findBrandByHost(address.host, registry.brands, { defaultBrand: 'm10', localHosts: true })?.code;
}

/** Where a brand is, seen from the address of another or of none. */
function findSite(address: URL, brand: BrandCode, isOnly: boolean): Site {
  const found = ofHost(address);
  const origin = new URL(address.origin);
  if (isLocalHost(address.host)) origin.hostname = `${brand}.localhost`;
  // A host that the registry does not know is a preview’s, or not yet the brand’s own.
  else if (found !== brand && !(found === undefined && isOnly)) origin.hostname = registry.brands[brand].hosts[0];
  return { brand, origin };
}

function listSites(address: URL, given: readonly string[] | undefined): readonly Site[] {
  const own = ofHost(address);
  if (given === undefined && own === undefined)
    throw new UsageError(`${address.host} is the host of no brand: say --brand <code>.`);
  const named = given?.includes('all') ? BRAND_CODES : given?.map(readBrand);
  const brands = named ?? (own === undefined ? [] : [own]);
  return brands.map((brand) => findSite(address, brand, brands.length === 1));
}

function findPage(brand: BrandCode) {
  return registry.pages.find((page) => page.form && page.path !== '/' && page.brands.includes(brand));
}

async function trySite({ brand, origin }: Site, given: string | undefined): Promise<readonly SmokeRow[]> {
  const ask = createSmokeClient(origin, SMOKE_AGENT);
  const page = findPage(brand);
  if (!page?.form) return [{ tried: 'a page with a form', held: false, saw: 'the brand has none' }];
  const now = new Date();
  const link =
    given === undefined ? await buildTestLink(new URL(page.path, origin), LINK_HOURS, now) : readAddress(given);
  const formVersion = `${page.form}@1`;
  return [
    ...(await tryProcess(ask, brand)),
    ...(await tryPage(ask, '/', false)),
    ...(await tryPage(ask, page.path, true)),
    ...(await tryVisit(ask, {
      ...{ link, formVersion, now: now.getTime() },
      page: buildPageContext(registry.brands[brand], {
        ...page,
        product: page.product ?? registry.brands[brand].product,
      }),
    })),
  ];
}

/** A site that does not answer ends what is tried of it, and nothing else. */
async function tryWhole(site: Site, link: string | undefined) {
  const rows = await trySite(site, link).catch((error: unknown): readonly SmokeRow[] => {
    const { code, message } = error as NodeJS.ErrnoException;
    return [{ tried: 'an answer', held: false, saw: code ?? message }];
  });
  return rows.map((row) => ({ site: site.origin.origin, brand: site.brand, ...row }));
}

async function smoke(given: string, { brand, link, json }: SmokeOptions): Promise<void> {
  const sites = listSites(readAddress(given), brand);
  if (link !== undefined && sites.length > 1)
    throw new UsageError('A link is of one host: give one brand with --link.');
  const rows = [];
  for (const site of sites) rows.push(...(await tryWhole(site, link)));
  const failed = rows.filter(({ held }) => !held).length;
  if (json) console.log(JSON.stringify({ held: failed === 0, rows }, undefined, 2));
  else {
    const width = Math.max(...rows.map(({ tried }) => tried.length));
    for (const { site, held, tried, saw } of rows)
      console.log(`${held ? 'held  ' : 'FAILED'}  ${site}  ${tried.padEnd(width)}  ${saw}`);
    console.log(failed === 0 ? `\nAll ${rows.length} held.` : `\n${failed} of ${rows.length} did not hold.`);
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

void runCommandLine(
  createCommand('smoke', 'Tries a live site from outside as a test visit, of which nothing counts; 0 when all held.')
    .argument('<address>', 'of the site, https://www.example.com')
    .option('--brand <code...>', 'brands to try, each on its own host, or all; else the one that the host is of')
    .option('--link <address>', 'a link of npm run qa-link, where SESSION_SECRET is not at hand')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nIt leaves an event and a lead for each brand, marked as a test: nobody is told and nobody is paid.',
    )
    .action(smoke),
);
