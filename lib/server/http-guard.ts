import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { findRequestFault, isInternalHeader } from '@/lib/request/request-fault';
import { buildSecurityHeaders } from '@/lib/request/security-headers';

export interface HttpGuardOptions {
  readonly isProduction: boolean;
  /** Whether requests may become web sockets: only the development server has any. */
  readonly hasUpgrades: boolean;
}

const REFUSED_UPGRADE = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

function removeInternalHeaders(request: IncomingMessage): void {
  for (const name of Object.keys(request.headers)) {
    if (isInternalHeader(name)) Reflect.deleteProperty(request.headers, name);
  }
}

/** Which prerendered file was chosen is nobody's business outside. */
function hideRewrites(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (name === 'x-middleware-rewrite' ? response : setHeader(name, value));
}

/** Answers a request that must not reach Next; false for any other. */
function refuse(request: IncomingMessage, response: ServerResponse, isProduction: boolean): boolean {
  const { method = '', url: target = '', rawHeaders } = request;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  const fault = findRequestFault({ method, target, hosts });
  if (!fault) return false;
  const headers = Object.fromEntries(buildSecurityHeaders(isProduction).map(({ key, value }) => [key, value]));
  // The body is not waited for: whatever stands in it belongs to a request that is refused.
  response.writeHead(fault.status, {
    ...headers,
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
export function guardHttpServers({ isProduction, hasUpgrades }: HttpGuardOptions): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own server below
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, name: string | symbol, ...told: unknown[]): boolean {
    if (name === 'upgrade' && !hasUpgrades) {
      (told[1] as Duplex).end(REFUSED_UPGRADE);
      return true;
    }
    if (name === 'request') {
      const [request, response] = told as [IncomingMessage, ServerResponse];
      if (refuse(request, response, isProduction)) return true;
      removeInternalHeaders(request);
      hideRewrites(response);
    }
    return Reflect.apply(emit, this, [name, ...told]) as boolean;
  };
}
