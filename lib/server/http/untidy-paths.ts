import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AskedPage } from '@/lib/answer/answer-page';
import { listHeaders, type PageAnswer } from '@/lib/answer/page-answer';
import { describeError, log } from '../platform/log';
import { readAskedPage } from './asked-page';
import type { RequestHandler } from './request-chain';
import { sendResponse } from './send-response';

/** Doubled or last slashes, and backslashes, which browsers take for slashes. */
const UNTIDY_PATH = /^[^?#]*(?:\/[/\\]|\\|[^?#]\/(?:[?#]|$))/;

async function respond(
  answerPage: (request: AskedPage) => Promise<PageAnswer>,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = readAskedPage(message);
  const answer = await answerPage(request);
  const body = answer.kind === 'text' ? answer.text : '';
  sendResponse(response, { status: answer.status, headers: listHeaders(answer, request.now), body });
}

/**
 * Makes what answers a path with slashes too many, whatever is asked of it and by whom. Next would redirect on its own,
 * before our middleware: with all of the query in the address (compliance P-30), to be kept for ever. No page has such
 * a path, so the answer is a redirect or a refusal.
 */
export function answerUntidyPaths(answerPage: (request: AskedPage) => Promise<PageAnswer>): RequestHandler {
  return ({ message, response }, handOn) => {
    if (!UNTIDY_PATH.test(message.url ?? '')) {
      handOn();
      return;
    }
    respond(answerPage, message, response).catch((error: unknown) => {
      log({ level: 'error', message: 'path not tidied', ...describeError(error) });
      if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store' });
      response.end();
    });
  };
}
