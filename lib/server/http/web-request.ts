import type { IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';

const ORIGIN = 'http://direct.invalid';

/** Reads no byte of the body. */
export function buildWebRequest(message: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = message;
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody && { body: ReadableStream.from(message), duplex: 'half' };
  return new Request(`${ORIGIN}${url}`, { method, headers, ...body } as RequestInit);
}
