import { Server, ServerResponse, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isCallPath } from '@/lib/calls/calls';
import { findRequestFault, isInternalHeader } from '@/lib/request/request-fault';
import { buildSecurityHeaders, type SecurityHeader } from '@/lib/request/security-headers';
import { answerDirectly, type DirectCalls } from './direct-calls';
import { makePageAnswerer, type DirectPages } from './direct-pages';
import { log } from './log';
import { countFailedPage } from './metrics/metrics';

export interface HttpGuardOptions {
  readonly isProduction: boolean;
  /** Whether requests may become web sockets: only the development server has any. */
  readonly hasUpgrades: boolean;
  readonly directCalls: DirectCalls;
  /** Undefined where all pages are Next's. */
  readonly directPages: DirectPages | undefined;
}

/** What Node answers to bytes that it cannot read; every other fault is 400. */
const UNREADABLE_STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers on the bare connection, where there is no request to answer. */
function endWith(socket: Duplex, status: number, headers: readonly SecurityHeader[]): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = headers.map(({ key, value }) => `${key}: ${value}\r\n`).join('');
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}cache-control: no-store\r\n`;
  socket.end(`${head}connection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy());
}

/** Browsers stay below; Next looks for crawlers in it by a pattern whose time grows with the square of the length. */
const MAXIMUM_USER_AGENT_LENGTH = 512;

function cutUserAgent({ headers }: IncomingMessage): void {
  const agent = headers['user-agent'];
  if (agent !== undefined) headers['user-agent'] = agent.slice(0, MAXIMUM_USER_AGENT_LENGTH);
}

function removeInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (isInternalHeader(name)) Reflect.deleteProperty(request.headers, name);
  }
}

/** Calls count and log their own failures; whatever throws in the middleware or in a page is seen only here. */
function noteFailedPage({ url = '' }: IncomingMessage, status: number): void {
  if (status < 500 || isCallPath(url)) return;
  log({ level: 'error', message: 'page failed', status });
  countFailedPage(status);
}

/**
 * Gives every answer the headers that it lacks, those that Next and Node make by themselves among them, and takes away
 * which prerendered file was chosen.
 */
function completeHeaders(headers: readonly SecurityHeader[]): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own response below
  const writeHead = ServerResponse.prototype.writeHead as (...told: unknown[]) => ServerResponse;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...told: unknown[]): ServerResponse {
    if (!this.headersSent) {
      this.removeHeader('x-middleware-rewrite');
      for (const { key, value } of headers) if (!this.hasHeader(key)) this.setHeader(key, value);
      noteFailedPage(this.req, typeof told[0] === 'number' ? told[0] : this.statusCode);
    }
    return Reflect.apply(writeHead, this, told);
  } as typeof ServerResponse.prototype.writeHead;
}

/** Answers a request that must not reach Next; false for any other. */
function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url: target = '', rawHeaders } = request;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  const fault = findRequestFault({ method, target, hosts });
  if (!fault) return false;
  // The body is not waited for: whatever stands in it belongs to a request that is refused.
  response.writeHead(fault.status, {
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
    ...(fault.status === 405 && { allow: 'GET, HEAD, POST' }),
  });
  response.end(`${fault.text}\n`);
  return true;
}

/**
 * Stands in front of every HTTP server of this process, Next's own among them. Next starts its server before it reads a
 * line of ours, and its middleware does not see all requests, so the only place is the server's own `emit`.
 */
export function guardHttpServers(options: HttpGuardOptions): void {
  const { isProduction, hasUpgrades, directCalls, directPages } = options;
  const headers = buildSecurityHeaders(isProduction);
  const answerPage = directPages && makePageAnswerer(directPages);
  completeHeaders(headers);
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own server below
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, name: string | symbol, ...told: unknown[]): boolean {
    if (name === 'upgrade' && !hasUpgrades) {
      endWith(told[1] as Duplex, 400, headers);
      return true;
    }
    if (name === 'clientError' && this.listenerCount(name) === 0) {
      const [{ code = '' }, socket] = told as [NodeJS.ErrnoException, Duplex];
      endWith(socket, UNREADABLE_STATUSES[code] ?? 400, headers);
      return true;
    }
    if (name === 'request') {
      const [request, response] = told as [IncomingMessage, ServerResponse];
      if (refuse(request, response)) return true;
      removeInternalHeaders(request);
      cutUserAgent(request);
      if (answerDirectly(directCalls, request, response)) return true;
      if (answerPage) {
        answerPage(request, response, () => void Reflect.apply(emit, this, [name, ...told]));
        return true;
      }
    }
    return Reflect.apply(emit, this, [name, ...told]) as boolean;
  };
}
