import { buildVariantPage } from '@/lib/experiments/experiment';
import { isText } from '@/lib/json/guard';
import { optional, shape } from '@/lib/json/shape';
import { listFaultsOfChange } from '@/lib/lint/changed-words';
import type { PageLint } from '@/lib/lint/page-fault';
import type { Page } from '@/lib/page/page';
import type { Env } from '../settings/settings';
import { readBody } from '../platform/request-body';
import { isSameOrigin, namesOrigin } from '../request/is-same-origin';

const MAXIMUM_BYTES = 64 * 1024;
const BODY_LIMIT_MS = 5000;
const EDITOR_LIMIT_MS = 20_000;
const LOCAL_HOST = /^(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)?localhost)(?::\d+)?$/;

interface Draft {
  readonly page: string;
  /** Of the page, where one of its variants is meant. */
  readonly variant?: string;
  readonly at: string;
  readonly text: string;
}

const isDraft = shape<Draft>({ page: isText, variant: optional(isText), at: isText, text: isText });

function send(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } });
}

/** Where `npm run dev` writes entries; undefined everywhere else, whatever is set. */
export function findEditor({ APP_ENV, STUDIO_EDITOR }: Pick<Env, 'APP_ENV' | 'STUDIO_EDITOR'>): string | undefined {
  return APP_ENV === 'development' ? STUDIO_EDITOR : undefined;
}

/**
 * Whether a page of this very site asks, on this machine. A foreign page names its own origin; a name that was made to
 * lead here is no local one; and what writes must say where it comes from.
 */
function mayAsk({ method, headers }: Request): boolean {
  const isLocal = LOCAL_HOST.test(headers.get('host')?.toLowerCase() ?? '');
  return isLocal && isSameOrigin(headers) && (method === 'GET' || namesOrigin(headers));
}

async function readJson(request: Request): Promise<unknown> {
  if (request.headers.get('content-type') !== 'application/json') return undefined;
  const bytes = await readBody(request, MAXIMUM_BYTES, BODY_LIMIT_MS);
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

async function askEditor(editor: string, path: string, change?: unknown): Promise<Response> {
  const signal = AbortSignal.timeout(EDITOR_LIMIT_MS);
  const answer = await fetch(
    editor + path,
    change === undefined ? { signal } : { signal, method: 'POST', body: JSON.stringify(change) },
  );
  return send(answer.status, await answer.json());
}

/** The page as a draft means it; undefined where there is no such page or variant. */
function findShown({ page: name, variant: wanted }: Draft, { registry }: PageLint): Page | undefined {
  const page = registry.pages.find((one) => one.name === name);
  if (wanted === undefined) return page;
  const tests = registry.experiments.filter((test) => test.page === name);
  const variant = tests.flatMap(({ variants }) => variants).find((one) => one.name === wanted);
  return page && variant && buildVariantPage(page, variant);
}

function judge(draft: unknown, lint: PageLint): Response {
  const page = isDraft(draft) ? findShown(draft, lint) : undefined;
  if (!isDraft(draft) || !page) return send(400, { refusal: 'It says not what to judge.' });
  return send(200, { faults: listFaultsOfChange(page, draft, lint) });
}

/**
 * Answers the studio of the catalogue: the words of a page with who wrote them, what the rules say of others, and writes
 * them. Without an editor there is no such thing.
 */
export async function answerStudio(request: Request, editor: string | undefined, lint: PageLint): Promise<Response> {
  if (editor === undefined) return send(404, {});
  if (!mayAsk(request)) return send(403, { refusal: 'Only pages of this site, on this machine, may ask.' });
  const { pathname, search } = new URL(request.url);
  const name = pathname.slice('/studio/'.length);
  if (request.method === 'GET' && name === 'words') return askEditor(editor, `/words${search}`);
  if (request.method !== 'POST' || (name !== 'check' && name !== 'save')) return send(404, {});
  const body = await readJson(request);
  if (body === undefined || body === null) return send(415, { refusal: 'It is no JSON.' });
  return name === 'check' ? judge(body, lint) : askEditor(editor, '/save', body);
}
