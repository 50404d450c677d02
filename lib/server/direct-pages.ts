import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError } from './log';
import { createRareLog } from './log-rarely';
import { chooseContentCoding, type ReadPage } from './page-files';
import { buildWebRequest } from './web-request';

/** What pages are answered by in front of Next, whose own way to a prerendered file takes twenty times as long. */
export interface DirectPages {
  /** The middleware, which alone decides what a request becomes. */
  readonly decide: (request: Request) => Promise<Response>;
  /** The middleware's own: the paths that it sees, in Next's notation and just as well as regular expressions. */
  readonly matcher: readonly string[];
  readonly readPage: ReadPage;
}

/** Escapes, dots and doubled or last slashes may mean something to Next; no registered page has any. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** At the address of a page Next's router asks for other bodies, by these. */
const VARY = [
  ...['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
  'accept-encoding',
].join(', ');

function isPartOfPage(name: string): boolean {
  return name === 'rsc' || name.startsWith('next-');
}

function isPlainPage({ method, url = '', headers }: IncomingMessage, matcher: RegExp): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && PLAIN_PATH.test(path) && matcher.test(path) && !Object.keys(headers).some(isPartOfPage);
}

function writeHeaders(decision: Response, response: ServerResponse): void {
  for (const [name, value] of decision.headers) {
    if (!name.startsWith('x-middleware-')) response.appendHeader(name, value);
  }
  response.setHeader('vary', VARY);
}

/** Not every page has a file: what is rendered on demand is Next's. */
function ignoreAbsence(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
}

async function respond(pages: DirectPages, message: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const decision = await pages.decide(buildWebRequest(message));
  if (decision.status === 304) {
    writeHeaders(decision, response);
    response.writeHead(304).end();
    return true;
  }
  const rewrite = decision.headers.get('x-middleware-rewrite');
  if (rewrite === null) return false;
  const coding = chooseContentCoding(message.headers['accept-encoding']);
  const page = await pages.readPage(new URL(rewrite).pathname, coding).catch(ignoreAbsence);
  if (!page) return false;
  writeHeaders(decision, response);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (coding !== 'identity') response.setHeader('content-encoding', coding);
  response.writeHead(decision.status, { 'content-length': page.byteLength });
  response.end(page);
  return true;
}

/** Answers one request, or leaves it: `pass` hands it to Next. */
export type AnswerPage = (message: IncomingMessage, response: ServerResponse, pass: () => void) => void;

/**
 * Makes what answers prerendered pages, and that a browser has one already. Whatever else the middleware decides, and
 * what is no page, is passed on, as is a request whose answer fails here: Next then decides and answers.
 */
export function makePageAnswerer(pages: DirectPages): AnswerPage {
  const logRarely = createRareLog(Date.now);
  const matcher = new RegExp(`^(?:${pages.matcher.join('|')})$`);

  async function isAnswered(message: IncomingMessage, response: ServerResponse): Promise<boolean> {
    try {
      return await respond(pages, message, response);
    } catch (error) {
      const described = describeError(error);
      const kind = described.errorCode ?? described.errorName ?? '';
      logRarely(kind, { level: 'error', message: 'page not answered directly', ...described });
      return response.headersSent;
    }
  }

  async function answer(message: IncomingMessage, response: ServerResponse, pass: () => void): Promise<void> {
    if (!(await isAnswered(message, response))) pass();
  }

  return (message, response, pass) => {
    if (isPlainPage(message, matcher)) void answer(message, response, pass);
    else pass();
  };
}
