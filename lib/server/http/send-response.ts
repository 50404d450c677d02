import type { ServerResponse } from 'node:http';

/** A whole answer, before it is written to a connection. */
export interface SentResponse {
  readonly status: number;
  readonly headers: Iterable<readonly [name: string, value: string]>;
  readonly body: string | Uint8Array;
}

/** Answers that end with their head (RFC 9110). */
const BODILESS: readonly number[] = [204, 304];

/** Writes an answer that did not come from Next; Node leaves the body of a HEAD out. */
export function sendResponse(response: ServerResponse, { status, headers, body }: SentResponse): void {
  for (const [name, value] of headers) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.writeHead(status, BODILESS.includes(status) ? {} : { 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
