import { LATE_FILES_ID, type LateFiles } from '@/lib/document/late-files';
import { calls } from '@/lib/calls/calls';
import { isRecord } from '@/lib/json/guard';
import type { BrandCode } from '@/lib/names/brand-code';
import { buildSecurityHeaders } from '@/lib/security/security-headers';
import type { SmokeClient, Told } from './smoke-client';

/** One thing that was tried, and what was seen. */
export interface SmokeRow {
  readonly tried: string;
  readonly held: boolean;
  readonly saw: string;
}

export function readJson({ text }: Told): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** What an answer is and says, short enough for a table. */
export function describe(told: Told): string {
  const { error } = readJson(told) as { readonly error?: { readonly code?: string } };
  return error?.code === undefined ? String(told.status) : `${told.status} ${error.code}`;
}

/** A page opens its own policy, so only the others are the same everywhere. */
const SAME_EVERYWHERE = buildSecurityHeaders(false).filter(({ key }) => key !== 'content-security-policy');

function listHeaderFaults({ headers }: Told): readonly string[] {
  const lacking = SAME_EVERYWHERE.filter(({ key, value }) => headers[key] !== value).map(({ key }) => key);
  const policy = String(headers['content-security-policy'] ?? '');
  return policy.includes("script-src 'self'") ? lacking : [...lacking, 'content-security-policy'];
}

function readFiles(html: string): readonly string[] {
  const [, list = 'null'] = new RegExp(`id="${LATE_FILES_ID}">([^<]*)<`).exec(html) ?? [];
  const files = JSON.parse(list) as LateFiles | null;
  if (!files) return [];
  return [files.visit, files.data, ...files.scripts, ...files.styles].filter((path) => path !== undefined);
}

async function tryFiles(ask: SmokeClient, html: string): Promise<SmokeRow> {
  const files = readFiles(html);
  const answers = await Promise.all(files.map((path) => ask(path)));
  const missing = answers.filter(
    ({ status, headers, text }) =>
      status !== 200 || text === '' || !/javascript|css/.test(headers['content-type'] ?? ''),
  );
  const held = files.length > 0 && missing.length === 0;
  return { tried: 'its scripts and styles', held, saw: `${files.length - missing.length} of ${files.length}` };
}

/** Opens a page, and fetches what a browser would fetch for it. */
export async function tryPage(ask: SmokeClient, path: string, hasForm: boolean): Promise<readonly SmokeRow[]> {
  const page = await ask(path);
  const faults = [
    ...(page.status === 200 ? [] : [`status ${page.status}`]),
    ...(page.headers['content-type']?.startsWith('text/html') ? [] : ['no HTML']),
    ...(hasForm && !page.text.includes('<form') ? ['no form'] : []),
    ...listHeaderFaults(page).map((name) => `${name} is wrong`),
  ];
  const row = { tried: `page ${path}`, held: faults.length === 0, saw: faults.join(', ') || 'status and headers' };
  return [row, await tryFiles(ask, page.text)];
}

/** What every page leans on. */
export async function tryProcess(ask: SmokeClient, brand: BrandCode): Promise<readonly SmokeRow[]> {
  const health = await ask(calls.getHealth.path);
  const ready = await ask(calls.getReadiness.path);
  const { closedBrands = [] } = readJson(ready) as { readonly closedBrands?: readonly string[] };
  const isClosed = closedBrands.includes(brand);
  const session = await ask(calls.getSession.path);
  const place = await ask(`${calls.getLocation.path}?zip_code=33101`);
  const metrics = await ask(calls.getMetrics.path);
  return [
    { tried: 'health', held: health.status === 200, saw: describe(health) },
    { tried: 'ready', held: ready.status === 200 && !isClosed, saw: isClosed ? 'closed' : describe(ready) },
    { tried: 'session', held: isRecord(readJson(session)['personal']), saw: describe(session) },
    { tried: 'location of 33101', held: readJson(place)['state'] === 'FL', saw: describe(place) },
    { tried: 'metrics are not for everybody', held: [401, 404].includes(metrics.status), saw: describe(metrics) },
  ];
}
