import { listSessionSecrets } from '@/lib/cookies/session-keys';
import { answerReport, REPORT_NAMES, type AnsweredReport, type ReportName } from '@/lib/reporting/answer-report';
import { parseReportQuestion, type AskedReport } from '@/lib/reporting/report-question';
import { formatCsv } from '@/lib/reporting/report-table';
import type { Registry } from '@/lib/request/route-request';
import { PAID_PROVIDERS } from '../outbound/allowances';
import { getEnv } from '../platform/env';
import { readBody } from '../platform/request-body';
import type { Reports } from '../records/reports';
import type { Switches } from '../records/switches';
import { forgetCookie } from '../request/forget-cookie';
import { isSameOrigin } from '../request/is-same-origin';
import { findCallContext, type CallContext } from '../route/call-context';
import { showSwitches, turnSwitch } from './answer-switch-page';
import { buildOperatorCookie, countTry, hasOperatorCookie, isToken, OPERATOR_COOKIE } from './operator-session';
import { buildReportPage, buildSignInPage, SWITCHES_PAGE } from './report-page';

/** What reports are made of. */
export interface ReportSite {
  readonly registry: Pick<Registry, 'brands' | 'pages' | 'experiments'>;
  readonly openReports: () => Promise<Reports>;
  readonly openSwitches: () => Promise<Switches>;
  readonly now: () => Date;
}

const MAXIMUM_FORM_BYTES = 4096;
const FORM_LIMIT_MS = 5000;

const TYPES = {
  html: 'text/html; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

type Format = keyof typeof TYPES;

/** Kept by no cache and found by no search engine; what a page may do is said in next.config.ts. */
function send(status: number, body: string, format: Format, more: Readonly<Record<string, string>> = {}): Response {
  const headers = {
    'content-type': TYPES[format],
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    ...more,
  };
  return new Response(body, { status, headers });
}

function goTo(location: string, cookie?: string): Response {
  return send(303, '', 'html', { location, ...(cookie !== undefined && { 'set-cookie': cookie }) });
}

/** Undefined where the reports are open to whoever reaches the site: where all data is made up. */
function findToken(): { readonly token: string | undefined } | undefined {
  const { APP_ENV, REPORTS_TOKEN } = getEnv();
  const isOpen = (APP_ENV === 'demo' || APP_ENV === 'development') && REPORTS_TOKEN === undefined;
  return isOpen ? undefined : { token: REPORTS_TOKEN };
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const bytes = await readBody(request, MAXIMUM_FORM_BYTES, FORM_LIMIT_MS);
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

async function signIn(request: Request, { address }: CallContext, token: string, now: Date): Promise<Response> {
  const seconds = countTry(address, performance.now());
  if (seconds !== undefined) {
    const fault = 'Too many tries. Wait a quarter of an hour.';
    return send(429, buildSignInPage(fault), 'html', { 'retry-after': String(seconds) });
  }
  const given = (await readForm(request)).get('token') ?? '';
  if (!isToken(given, token)) return send(401, buildSignInPage('This is not the token.'), 'html');
  return goTo('/reports/funnel', await buildOperatorCookie(token, listSessionSecrets(getEnv()), now.getTime()));
}

function readAsked(query: URLSearchParams): AskedReport {
  const read = (name: string) => query.get(name) || undefined;
  const by = query.getAll('by').join(',') || undefined;
  return { page: read('page'), brand: read('brand'), from: read('from'), to: read('to'), by };
}

interface Asked {
  readonly name: ReportName;
  readonly format: Format;
}

function readName(last: string): Asked | undefined {
  if (last === 'reports') return { name: 'funnel', format: 'html' };
  const [, given, ending = 'html'] = /^([a-z]+)(?:\.(csv|json))?$/.exec(last) ?? [];
  const name = REPORT_NAMES.find((one) => one === given);
  return name && { name, format: ending as Format };
}

function sendFile({ document, json }: AnsweredReport, { name, format }: Asked): Response {
  if (format === 'json') return send(200, `${JSON.stringify(json, undefined, 2)}\n`, 'json');
  const disposition = { 'content-disposition': `attachment; filename="${name}.csv"` };
  return send(200, formatCsv(document.file), 'csv', disposition);
}

async function show(query: URLSearchParams, asked: Asked, site: ReportSite, canSignOut: boolean): Promise<Response> {
  const given = readAsked(query);
  const read = parseReportQuestion(given, site.now());
  const pages = site.registry.pages.filter(({ form }) => form !== undefined).map(({ name }) => name);
  if ('faults' in read) {
    if (asked.format !== 'html') return send(422, `${JSON.stringify(read, undefined, 2)}\n`, 'json');
    return send(422, buildReportPage({ ...asked, asked: given, pages, result: read, canSignOut }), 'html');
  }
  const { question } = read;
  const sources = await site.openReports();
  const { experiments } = site.registry;
  const answered = await answerReport(asked.name, question, { sources, experiments, now: site.now() });
  if (asked.format !== 'html') return sendFile(answered, asked);
  const shown = { ...given, from: question.from, to: question.to };
  return send(200, buildReportPage({ ...asked, asked: shown, pages, result: answered, canSignOut }), 'html');
}

/** The page of switches, or a turn of one: who may look needs the operators’ own token to turn anything. */
async function answerSwitches(request: Request, context: CallContext, site: ReportSite, canSignOut: boolean) {
  const { openSwitches, registry } = site;
  const token = canSignOut ? getEnv().OPERATORS_TOKEN : null;
  const switchable = { registry, providers: PAID_PROVIDERS };
  const means = { switches: await openSwitches(), switchable, token, canSignOut };
  if (request.method !== 'POST') {
    const { status, body } = await showSwitches(means);
    return send(status, body, 'html');
  }
  const refused = await turnSwitch(await readForm(request), context.address, means);
  return refused ? send(refused.status, refused.body, 'html') : goTo(`/reports/${SWITCHES_PAGE}`);
}

/**
 * A page of reports, its files, or the way in. Without a token of its own there are no reports where visitors are real.
 */
export async function answerReportPage(request: Request, site: ReportSite): Promise<Response> {
  const context = findCallContext(request, site.registry.brands);
  if (!context) return send(421, 'No site is served under this name.', 'html');
  const guard = findToken();
  if (guard && guard.token === undefined) return send(404, 'There are no reports here.', 'html');
  const last = new URL(request.url).pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  const isWrite = request.method === 'POST';
  if (isWrite && !isSameOrigin(context.headers)) return send(403, 'This form is of another site.', 'html');
  if (isWrite && last === 'sign-out') return goTo('/reports', forgetCookie(OPERATOR_COOKIE));
  if (isWrite && last === 'sign-in' && guard?.token !== undefined) {
    return signIn(request, context, guard.token, site.now());
  }
  const isSwitches = last === SWITCHES_PAGE;
  if (!['GET', 'HEAD', ...(isSwitches ? ['POST'] : [])].includes(request.method))
    return send(405, '', 'html', { allow: 'GET, HEAD' });
  const cookies = context.headers.get('cookie');
  const secrets = listSessionSecrets(getEnv());
  const mayLook =
    guard?.token === undefined || (await hasOperatorCookie(cookies, guard.token, secrets, site.now().getTime()));
  if (!mayLook) return send(401, buildSignInPage(), 'html');
  if (isSwitches) return answerSwitches(request, context, site, guard !== undefined);
  const asked = readName(last);
  if (!asked) return send(404, 'There is no such report.', 'html');
  return show(context.query, asked, site, guard !== undefined);
}
