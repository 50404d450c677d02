import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Exchange } from './request-chain';

/** What is done in place of a server's own listeners. */
export interface ServerEvents {
  readonly request: (exchange: Exchange) => void;
  /** Absent where requests may become web sockets. */
  readonly upgrade?: (socket: Duplex) => void;
  /** Only where the server itself has nobody who listens. */
  readonly clientError: (error: NodeJS.ErrnoException, socket: Duplex) => void;
}

/**
 * Comes before the listeners of every HTTP server of this process. Next starts its server before it reads a line of
 * ours, and its middleware does not see all requests, so the only place is the server's own `emit`.
 */
export function interceptServerEvents({ request, upgrade, clientError }: ServerEvents): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own server below
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, name: string | symbol, ...args: unknown[]): boolean {
    const emitAsEver = (given = args): boolean => Reflect.apply(emit, this, [name, ...given]) as boolean;
    if (name === 'request') {
      const [message, response] = args as [IncomingMessage, ServerResponse];
      const toNext: Exchange['toNext'] = (other) => void emitAsEver(other && [other.message, other.response]);
      request({ message, response, toNext });
      return true;
    }
    if (name === 'upgrade' && upgrade) {
      upgrade(args[1] as Duplex);
      return true;
    }
    if (name === 'clientError' && this.listenerCount(name) === 0) {
      clientError(...(args as [NodeJS.ErrnoException, Duplex]));
      return true;
    }
    return emitAsEver();
  };
}
