import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isLocalHost } from './test-links';

const LIMIT_MS = 10_000;

export interface Told {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Asked {
  readonly cookie?: string;
  /** Sent by POST, as JSON. */
  readonly body?: unknown;
}

/** Asks one site as a page of its own would, and follows no redirect. */
export type SmokeClient = (path: string, asked?: Asked) => Promise<Told>;

/** `fetch` lets nobody say who asks, and finds no names under localhost. */
export function createSmokeClient(origin: URL, agent: string): SmokeClient {
  const request = origin.protocol === 'https:' ? requestHttps : requestHttp;
  const connect = isLocalHost(origin.host) ? { hostname: '127.0.0.1' } : {};
  return (path, { cookie, body } = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...{ host: origin.host, 'user-agent': agent, 'sec-fetch-site': 'same-origin', origin: origin.origin },
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const method = body === undefined ? 'GET' : 'POST';
      const signal = AbortSignal.timeout(LIMIT_MS);
      const call = request(new URL(path, origin), { ...connect, method, headers, signal }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      call.once('error', reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
