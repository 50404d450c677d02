import type { IncomingMessage, ServerResponse } from 'node:http';
import { CALL_HEADERS } from '@/lib/request/security-headers';
import { describeError, log } from './log';
import type { Handler } from './request/route-methods';
import { buildWebRequest } from './web-request';

/**
 * Calls that are answered in front of Next, by path, each by the POST handler of its own route: what Next does for a
 * route handler takes three times as long as an event with its commit, and a visit sends dozens of those.
 */
export type DirectCalls = Readonly<Record<string, Handler>>;

async function respond(handle: Handler, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await handle(buildWebRequest(message));
  const body = Buffer.from(await answer.arrayBuffer());
  for (const { key, value } of CALL_HEADERS) response.setHeader(key, value);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.writeHead(answer.status, { 'content-length': body.byteLength });
  response.end(body);
}

/** Answers a POST to one of these calls; false for every other request, which is Next's. */
export function answerDirectly(calls: DirectCalls, message: IncomingMessage, response: ServerResponse): boolean {
  const path = message.url?.split('?', 1)[0] ?? '';
  if (message.method !== 'POST' || !Object.hasOwn(calls, path)) return false;
  const handle = calls[path];
  if (!handle) return false;
  respond(handle, message, response).catch((error: unknown) => {
    log({ level: 'error', message: 'call failed', ...describeError(error) });
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
  return true;
}
