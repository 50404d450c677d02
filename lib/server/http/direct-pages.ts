import type { IncomingMessage } from 'node:http';
import type { AskedPage } from '@/lib/answer/answer-page';
import { listHeaders, type PageAnswer } from '@/lib/answer/page-answer';
import { answerDirectly } from './answer-directly';
import { readAskedPage } from './asked-page';
import { chooseContentCoding, ignoreAbsence, type ContentCoding, type ReadPacked } from '../pages/content-coding';
import type { RenderPage } from './render-page';
import type { Exchange, RequestHandler } from './request-chain';
import { sendResponse, type SentResponse } from './send-response';

/** What pages are answered by in front of Next, whose own way to a prerendered file takes twenty times as long. */
export interface DirectPages {
  /** Decides what a request is answered with, as Next's middleware does for what is left to Next. */
  readonly answer: (request: AskedPage) => Promise<PageAnswer>;
  /** The middleware's own: the paths that it sees, in Next's notation and just as well as regular expressions. */
  readonly matcher: readonly string[];
  readonly readPage: ReadPacked;
  /** For pages of which there is no document yet. */
  readonly renderPage: RenderPage;
}

/** Escapes and dots may mean something to Next; no registered page has any. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Headers and query keys by which Next's router asks for a part of a page, or Next tells itself which page it is. */
const NEXT_HEADER = /^(rsc$|next-)/;
const NEXT_KEY = /^(_rsc$|nxt[PI])/;

/** Next says it of whatever it may pack. */
const VARY_OF_TEXT = 'accept-encoding';
/** At the address of a page Next's router asks for other bodies, by these. */
const VARY_OF_PAGE = [
  ...['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
  VARY_OF_TEXT,
].join(', ');

function isPage({ url = '' }: IncomingMessage, matcher: RegExp): boolean {
  const [path = ''] = url.split('?', 1);
  return PLAIN_PATH.test(path) && matcher.test(path);
}

function isPlain({ url = '', headers }: IncomingMessage): boolean {
  const [, ...query] = url.split('?');
  if (Object.keys(headers).some((name) => NEXT_HEADER.test(name))) return false;
  return ![...new URLSearchParams(query.join('?')).keys()].some((key) => NEXT_KEY.test(key));
}

function listVary(answer: PageAnswer): readonly (readonly [string, string])[] {
  if (answer.kind === 'file' || answer.status === 304) return [['vary', VARY_OF_PAGE]];
  return answer.kind === 'text' && answer.text !== '' ? [['vary', VARY_OF_TEXT]] : [];
}

/** A page's document, rendered where there is none yet; undefined where Next cannot render it, or may not. */
async function readOrRender(
  { readPage, renderPage }: DirectPages,
  file: string,
  coding: ContentCoding,
  toNext: Exchange['toNext'],
): Promise<Buffer | undefined> {
  const page = await readPage(file, coding).catch(ignoreAbsence);
  if (page) return page;
  await renderPage(file, toNext);
  return readPage(file, coding).catch(ignoreAbsence);
}

type Sent = Pick<SentResponse, 'body'> & { readonly headers: readonly (readonly [string, string])[] };

/** How the body of an answer is sent, and what must be said of it; undefined for a page without a document. */
async function packBody(pages: DirectPages, answer: PageAnswer, exchange: Exchange): Promise<Sent | undefined> {
  if (answer.kind === 'location') return { headers: [], body: answer.location };
  if (answer.kind === 'text') return { headers: [], body: answer.text };
  const coding = chooseContentCoding(exchange.message.headers['accept-encoding']);
  const page = await readOrRender(pages, answer.file, coding, exchange.toNext);
  if (!page) return undefined;
  const packed = coding === 'identity' ? [] : [['content-encoding', coding] as const];
  return { headers: [['content-type', 'text/html; charset=utf-8'], ...packed], body: page };
}

/** Resolves with whether the request is answered. One that Next must read itself only finds its page rendered there. */
async function respond(pages: DirectPages, exchange: Exchange): Promise<boolean> {
  const request = readAskedPage(exchange.message);
  const answer = await pages.answer(request);
  const isSentHere = isPlain(exchange.message);
  if (!isSentHere && answer.kind !== 'file') return false;
  const sent = await packBody(pages, answer, exchange);
  if (!sent || !isSentHere) return false;
  const headers = [...listHeaders(answer, request.now), ...listVary(answer), ...sent.headers];
  sendResponse(exchange.response, { status: answer.status, headers, body: sent.body });
  return true;
}

/**
 * Makes what answers requests for pages. What Next must read itself is handed on, with its page rendered for everybody
 * before. So is an answer that fails here, and a page that cannot be rendered: only then is a request decided a second
 * time, by the middleware.
 */
export function answerPages(pages: DirectPages): RequestHandler {
  const matcher = new RegExp(`^(?:${pages.matcher.join('|')})$`);
  return answerDirectly({
    failure: { level: 'error', message: 'page not answered directly' },
    isMeant: (message) => isPage(message, matcher),
    respond: (exchange) => respond(pages, exchange),
  });
}
