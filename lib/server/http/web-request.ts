import type { IncomingMessage } from 'node:http';
import { noteBody } from '../platform/request-body';

const ORIGIN = 'http://direct.invalid';

/** Reads no byte of the body, which `readBody` finds: the request's own is empty. */
export function buildWebRequest(message: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const request = new Request(`${ORIGIN}${url}`, { method, headers });
  if (method !== 'GET' && method !== 'HEAD') noteBody(request, message);
  return request;
}
