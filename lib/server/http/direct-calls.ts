import type { IncomingMessage, ServerResponse } from 'node:http';
import { CALL_HEADERS } from '@/lib/security/security-headers';
import { describeError, log } from '../platform/log';
import type { RequestHandler } from './request-chain';
import { findReplyText } from '../request/reply';
import type { Handler } from '../route/route-methods';
import { sendResponse } from './send-response';
import { buildWebRequest } from './web-request';

/**
 * Calls that are answered in front of Next, by path, each by the POST handler of its own route: what Next does for a
 * route handler takes three times as long as an event with its commit, and a visit sends dozens of those.
 */
export type DirectCalls = Readonly<Record<string, Handler>>;

async function respond(handle: Handler, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await handle(buildWebRequest(message));
  const body = findReplyText(answer) ?? new Uint8Array(await answer.arrayBuffer());
  const headers = [...CALL_HEADERS.map(({ key, value }) => [key, value] as const), ...answer.headers];
  sendResponse(response, { status: answer.status, headers, body });
}

/** Makes what answers a POST to one of these calls; every other request is handed on. */
export function answerCalls(calls: DirectCalls): RequestHandler {
  return ({ message, response }, handOn) => {
    const path = message.url?.split('?', 1)[0] ?? '';
    const handle = message.method === 'POST' && Object.hasOwn(calls, path) ? calls[path] : undefined;
    if (!handle) {
      handOn();
      return;
    }
    respond(handle, message, response).catch((error: unknown) => {
      log({ level: 'error', message: 'call failed', ...describeError(error) });
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}
